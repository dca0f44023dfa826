import { Outlet, type RouteObject } from 'react-router';
import { json } from '../../../testing/fake-network.ts';
import { sampleConfig } from '../../../testing/samples.ts';
import { SessionKeeper } from '../index.ts';
import LogoutScreen from '../logout-screen.tsx';
import TeacherOnly from '../teacher-only.tsx';

export const routes: RouteObject[] = [
  {
    element: (
      <>
        <SessionKeeper />
        <Outlet />
      </>
    ),
    children: [
      { index: true, element: <p>Home</p> },
      { path: 'account', element: <p>Account</p> },
      { path: 'about', element: <p>About</p> },
      { path: 'contact', element: <p>Contact</p> },
      { path: 'logout', element: <LogoutScreen /> },
      {
        element: <TeacherOnly />,
        children: [
          { path: 'classrooms', element: <p>Classes</p> },
          { path: 'categories', element: <p>Categories</p> },
          { path: 'account/success', element: <p>Paid</p> },
        ],
      },
    ],
  },
];

export const always = {
  'GET /api/config': json(sampleConfig),
  'GET /api/logout': () => new Response(null, { status: 204 }),
};
