export const screens = {
  landing: '/',
  about: '/about',
  blog: '/blog',
  article: '/blog/:slug',
  privacy: '/privacy',
  terms: '/terms',
  pricing: '/pricing',
  schools: '/schools',
  schoolPaper: '/schools/:slug',
  contact: '/contact',
  unsubscribe: '/unsubscribe',
  account: '/account',
  accountSuccess: '/account/success',
  studentRecords: '/account/students',
  settings: '/settings',
  rubrics: '/rubrics',
  categories: '/categories',
  comments: '/comments',
  classrooms: '/classrooms',
  assignments: '/classrooms/:courseId',
  stepsOverTime: '/classrooms/:courseId/next-steps',
  assignment: '/classrooms/:courseId/:id',
  overview: '/classrooms/:courseId/:id/overview',
  completions: '/admin/completions',
  messages: '/admin/messages',
  logout: '/logout',
} as const;

export type ScreenName = keyof typeof screens;

type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The path of a screen that has parameters. */
export const pathOf = <Name extends ScreenName>(
  name: Name,
  parameters: Readonly<Record<Parameter<(typeof screens)[Name]>, string>>,
): string =>
  Object.entries<string>(parameters).reduce<string>(
    (path, [parameter, value]) => path.replace(`:${parameter}`, encodeURIComponent(value)),
    screens[name],
  );

const patterns = Object.entries(screens).map(([name, path]) => ({
  name: name as ScreenName,
  pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`),
}));

/** The screen at a path; null where the server has no page for it. */
export const screenAt = (pathname: string): ScreenName | null =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.name ?? null;

/** The built page that is empty until the app runs, for any screen. */
export const EMPTY_PAGE = '__spa-fallback.html';

/** The same for one screen, and asks for its scripts and styles at once. */
export const emptyPageOf = (name: ScreenName): string => `__${name}-screen.html`;
