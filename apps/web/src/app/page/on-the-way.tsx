import { messages } from '@second-draft/contract';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { awaitedParts } from '../../lib/loading/missing-part.ts';
import { useWatchedValue } from '../../lib/state/watched-value.ts';
import { Unseen } from '../../ui/unseen.tsx';
import classes from './on-the-way.module.css';

/** What comes sooner needs no word of its own. */
const LATE_AFTER_MS = 300;

const SLOW_AFTER_MS = 15_000;

/** On a slow network the code of the next screen, or of a part of this one, takes a while to come. */
export function OnTheWay() {
  const isNavigating = useNavigation().state !== 'idle';
  const isLoading = useWatchedValue(awaitedParts) > 0 || isNavigating;
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!isLoading) return undefined;
    const say = (told: string, after: number) => window.setTimeout(() => setWords(told), after);
    const timers = [say('Loading…', LATE_AFTER_MS), say(messages.connection.slow, SLOW_AFTER_MS)];
    return () => {
      timers.forEach(clearTimeout);
      setWords('');
    };
  }, [isLoading]);
  return (
    <output>
      {words && (
        <>
          <div className={classes.bar} />
          {words === messages.connection.slow ? (
            <div className={classes.slow}>{words}</div>
          ) : (
            <Unseen>{words}</Unseen>
          )}
        </>
      )}
    </output>
  );
}
