import { Suspense } from 'react';
import { useBlocker } from 'react-router';
import { useProfile } from '../features/session/index.ts';
import { leavingWords } from '../lib/hold-page.ts';
import { laterPart } from '../lib/later-part.ts';
import { useWatchedValue } from '../lib/watched-value.ts';

const LeaveDialog = laterPart(() => import('./leave-dialog.tsx'));

/** Asks before a screen is left with something on it that would be lost, while the session lasts. */
export function LeaveQuestion() {
  const words = useWatchedValue(leavingWords).at(-1);
  const isHeld = useProfile() !== null && words !== undefined;
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isHeld && currentLocation.pathname !== nextLocation.pathname,
  );
  return <Suspense>{words && <LeaveDialog {...words} leaving={leaving} />}</Suspense>;
}
