/**
 * The product's screens and their paths. The web app's routes and the server's answer to an unknown
 * path both come from here.
 */
export const screens = {
  landing: '/',
  about: '/about',
  blog: '/blog',
  article: '/blog/:slug',
  privacy: '/privacy',
  terms: '/terms',
  pricing: '/pricing',
  contact: '/contact',
  account: '/account',
  accountSuccess: '/account/success',
  settings: '/settings',
  rubrics: '/rubrics',
  categories: '/categories',
  classrooms: '/classrooms',
  assignments: '/classrooms/:courseId',
  assignment: '/classrooms/:courseId/:id',
  completions: '/admin/completions',
  messages: '/admin/messages',
  logout: '/logout',
} as const;

export type ScreenName = keyof typeof screens;

const patterns = Object.values(screens).map(
  (path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`),
);

/** Whether a path belongs to a screen, so that a server answers it with the app. */
export const isScreenPath = (pathname: string): boolean =>
  patterns.some((pattern) => pattern.test(pathname));
