import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SessionKeeper } from '../features/session/index.ts';
import { assignmentsItem, classroomsItem } from '../lib/state/session.ts';
import { useSessionItem } from '../lib/state/session-item.ts';
import { ApplicationError } from './application-error.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { KeptFocus } from './page/kept-focus.tsx';
import { LeaveQuestion } from './leaving/leave-question.tsx';
import { Notices } from './notices/notices.tsx';
import { OnTheWay } from './page/on-the-way.tsx';
import { CONTENT_ID, PageFocus } from './page/page-focus.tsx';
import { PageViews } from './page/page-views.tsx';
import { pageTitle } from './page/page-title.ts';
import { PrintedLight } from './page/printed-light.tsx';
import classes from './shell.module.css';

function PageTitle() {
  const { pathname } = useLocation();
  const classrooms = useSessionItem(classroomsItem);
  const assignments = useSessionItem(assignmentsItem);
  return <title>{pageTitle(pathname, { classrooms, assignments })}</title>;
}

function Around({ children }: { children: ReactNode }) {
  return (
    <div className={classes.shell}>
      <PageTitle />
      <PageViews />
      <PageFocus />
      <KeptFocus />
      <PrintedLight />
      <OnTheWay />
      <Header />
      <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
      <Notices />
      <SessionKeeper />
      <LeaveQuestion />
    </div>
  );
}

export default function Shell() {
  return (
    <Around>
      <Outlet />
    </Around>
  );
}

/** A screen that breaks, or can't be fetched, leaves her the way to the others. */
export function ErrorBoundary() {
  return (
    <Around>
      <ApplicationError component="div" />
    </Around>
  );
}
