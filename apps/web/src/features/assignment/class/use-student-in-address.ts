import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { StudentWork } from '../documents/attached-file.ts';
import type { CurrentStudent } from './current-student.ts';
import { studentInAddress } from './student-address.ts';

/**
 * Leads to the student of a bookmark or link that is opened in this page: the browser changes the
 * address only. An effect, since the router first scrolls to where the page was once before.
 */
export function useStudentInAddress({ goTo }: CurrentStudent, shown: readonly StudentWork[]): void {
  const location = useLocation();
  const opened = useRef(location);
  useEffect(() => {
    if (opened.current === location) return;
    opened.current = location;
    // The window's own may be another's by now: the scrolling was followed.
    const named = studentInAddress(shown, location);
    if (named !== null) goTo(named);
  }, [location, goTo, shown]);
}
