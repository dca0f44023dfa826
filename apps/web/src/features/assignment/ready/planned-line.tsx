import { Button, Text } from '@mantine/core';
import { messages, postingMessages } from '@second-draft/contract';
import { useMemo } from 'react';
import { useHeldScreen } from '../../../lib/leaving/hold-page.ts';
import { counted } from '../../../lib/words/counted.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useOpened } from '../marking-context.ts';
import { clockTime } from './later-times.ts';
import type { LaterPosting } from './post-later.ts';
import classes from './ready.module.css';

const TICK_MS = 1_000;
const MINUTE_S = 60;

/** Whole minutes, then seconds. */
const untilWords = (seconds: number): string =>
  seconds > MINUTE_S
    ? `in ${counted(Math.ceil(seconds / MINUTE_S), 'minute')}`
    : `in ${counted(Math.max(0, seconds), 'second')}`;

/** Counts down to a posting, which the teacher can still call off. */
export default function PlannedLine({ ids, at }: LaterPosting) {
  const { marking, current } = useOpened();
  const { postLater } = marking;
  const seconds = Math.ceil((at - useNow(TICK_MS, Date.now)) / 1_000);
  useHeldScreen(
    useMemo(
      () => ({
        question: postingMessages.later.leaving(counted(ids.length, 'comment'), clockTime(at)),
        confirm: messages.leaving.anyway,
      }),
      [ids, at],
    ),
  );
  /** Its buttons go: the focus goes to the student, for the keys. */
  const leaveTo = (act: () => void) => {
    current.block()?.focus({ preventScroll: true });
    act();
  };
  return (
    <div className={classes.planned}>
      <Text size="sm">
        <output>
          {postingMessages.later.planned(counted(ids.length, 'comment'), clockTime(at))}
        </output>
        ,{' '}
        <span role="timer" className={classes.until}>
          {untilWords(seconds)}
        </span>
        . {postingMessages.later.keepPageOpen}
      </Text>
      <Button
        size="compact-sm"
        data-action="postPlanned"
        onClick={() => leaveTo(postLater.postNow)}
      >
        Post now
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => leaveTo(postLater.cancel)}>
        Cancel
      </Button>
    </div>
  );
}
