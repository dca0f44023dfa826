import { Suspense, useEffect } from 'react';
import { useBlocker, type Location } from 'react-router';
import { leavingWords } from '../../lib/leaving/hold-page.ts';
import { laterPart } from '../../lib/loading/later-part.ts';
import { profileItem } from '../../lib/state/session.ts';
import { useWatchedValue } from '../../lib/state/watched-value.ts';

const LeaveDialog = laterPart(() => import('./leave-dialog.tsx'));

/** Asked at the moment of leaving: a session that has just ended leads away before all is drawn. */
const isHeld = ({
  currentLocation,
  nextLocation,
}: Record<'currentLocation' | 'nextLocation', Location>): boolean =>
  profileItem.get() !== null &&
  leavingWords.get().length > 0 &&
  currentLocation.pathname !== nextLocation.pathname;

/** Asks before a screen is left with something on it that would be lost, while the session lasts. */
export function LeaveQuestion() {
  const words = useWatchedValue(leavingWords).at(-1);
  const leaving = useBlocker(isHeld);
  const isMoot = leaving.state === 'blocked' && words === undefined;
  useEffect(() => {
    if (isMoot) leaving.reset?.();
  }, [isMoot, leaving]);
  return <Suspense>{words && <LeaveDialog {...words} leaving={leaving} />}</Suspense>;
}
