import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { screens, type ScreenName } from '@second-draft/contract';

const screen = (name: ScreenName, file: string) => route(screens[name].slice(1), file);

/** The screen table: every address of the app and the screen that answers it. */
export default [
  layout('app/shell.tsx', [
    index('features/landing/landing-screen.tsx'),
    route('about', 'features/public/about-screen.tsx'),
    route('pricing', 'features/public/pricing-screen.tsx'),
    route('privacy', 'features/public/privacy-screen.tsx'),
    route('terms', 'features/public/terms-screen.tsx'),
    route('contact', 'features/public/contact-screen.tsx'),
    route('blog/permissions', 'features/public/permissions-screen.tsx'),
    screen('logout', 'features/session/logout-screen.tsx'),
    layout('features/session/teacher-only.tsx', [
      screen('classrooms', 'features/classrooms/classrooms-screen.tsx'),
      screen('assignments', 'features/assignments/assignments-screen.tsx'),
      screen('assignment', 'features/assignment/assignment-screen.tsx'),
      screen('categories', 'features/categories/categories-screen.tsx'),
      screen('rubrics', 'features/rubrics/rubrics-screen.tsx'),
      screen('settings', 'features/settings/settings-screen.tsx'),
      screen('account', 'features/account/account-screen.tsx'),
      screen('accountSuccess', 'features/account/account-success-screen.tsx'),
      screen('completions', 'features/completions/completions-screen.tsx'),
    ]),
    route('*', 'app/not-found-screen.tsx'),
  ]),
] satisfies RouteConfig;
