import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The screen table: every address of the app and the screen that answers it. */
export default [
  layout('app/shell.tsx', [
    index('features/landing/landing-screen.tsx'),
    route('logout', 'features/session/logout-screen.tsx'),
    layout('features/session/teacher-only.tsx', [
      route('classrooms', 'features/classrooms/classrooms-screen.tsx'),
      route('classrooms/:courseId', 'features/assignments/assignments-screen.tsx'),
      route('classrooms/:courseId/:id', 'features/assignment/assignment-screen.tsx'),
    ]),
    route('*', 'app/not-found-screen.tsx'),
  ]),
] satisfies RouteConfig;
