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

const patterns = Object.values(screens).map(
  (path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`),
);

/** Whether the server answers this path with the app. */
export const isScreenPath = (pathname: string): boolean =>
  patterns.some((pattern) => pattern.test(pathname));
