import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { screens, type ScreenName } from '@second-draft/contract';

const screen = (name: ScreenName, file: string) => route(screens[name].slice(1), file);

export default [
  layout('app/shell.tsx', [
    index('features/landing/landing-screen.tsx'),
    screen('about', 'features/about/about-screen.tsx'),
    screen('blog', 'features/blog/blog-screen.tsx'),
    screen('article', 'features/blog/article-screen.tsx'),
    screen('privacy', 'features/legal/privacy-screen.tsx'),
    screen('terms', 'features/legal/terms-screen.tsx'),
    screen('schools', 'features/schools/schools-screen.tsx'),
    screen('schoolPaper', 'features/schools/school-paper-screen.tsx'),
    screen('pricing', 'features/pricing/pricing-screen.tsx'),
    screen('contact', 'features/contact/contact-screen.tsx'),
    screen('unsubscribe', 'features/updates/unsubscribe-screen.tsx'),
    screen('logout', 'features/session/logout-screen.tsx'),
    layout('features/session/teacher-only.tsx', [
      screen('classrooms', 'features/classrooms/classrooms-screen.tsx'),
      screen('assignments', 'features/assignments/assignments-screen.tsx'),
      screen('stepsOverTime', 'features/steps-over-time/steps-over-time-screen.tsx'),
      screen('assignment', 'features/assignment/assignment-screen.tsx'),
      screen('overview', 'features/overview/overview-screen.tsx'),
      screen('categories', 'features/categories/categories-screen.tsx'),
      screen('comments', 'features/comment-bank/comments-screen.tsx'),
      screen('rubrics', 'features/rubrics/rubrics-screen.tsx'),
      screen('settings', 'features/settings/settings-screen.tsx'),
      screen('account', 'features/account/account-screen.tsx'),
      screen('accountSuccess', 'features/account/account-success-screen.tsx'),
      screen('studentRecords', 'features/student-records/student-records-screen.tsx'),
      screen('completions', 'features/completions/completions-screen.tsx'),
      screen('messages', 'features/messages/messages-screen.tsx'),
    ]),
    route('*', 'app/not-found-screen.tsx'),
  ]),
] satisfies RouteConfig;
