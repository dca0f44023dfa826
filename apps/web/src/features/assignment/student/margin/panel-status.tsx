import { Loader } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMarking } from '../../marking-context.ts';
import classes from './feedback-panel.module.css';

/** Long enough to be announced; what is still there is announced again with the next student. */
const READY_MS = 5_000;

interface PanelStatusProps {
  message: string | null;
  ready: string;
  /** Another once something is written, the same where that failed or she types. */
  written: unknown;
}

/** What is being done, and once that it is done. While it is done for all, the bar announces it. */
export function PanelStatus({ message, ready, written }: PanelStatusProps) {
  const { forAll } = useMarking();
  const [over, setOver] = useState<{ before: unknown } | null>(null);
  const writtenNow = useEffectEvent(() => written);
  const isBusy = message !== null;
  useEffect(() => {
    if (isBusy) {
      const before = writtenNow();
      return () => setOver({ before });
    }
    const timer = globalThis.setTimeout(() => setOver(null), READY_MS);
    return () => globalThis.clearTimeout(timer);
  }, [isBusy]);
  return (
    <output
      className={isBusy ? classes.message : classes.unseen}
      aria-live={forAll.progress.get() ? 'off' : undefined}
    >
      {isBusy && <Loader size="sm" type="dots" aria-hidden />}
      {message ?? (over && over.before !== written && ready)}
    </output>
  );
}
