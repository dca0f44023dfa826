import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useMarking } from '../../marking-context.ts';
import classes from './feedback-panel.module.css';

/** Long enough to be announced; what is still there is announced again with the next student. */
const READY_MS = 5_000;

/** What is being done, and once that it is done. While it is done for all, the bar announces it. */
export function PanelStatus({ message, ready }: { message: string | null; ready: string }) {
  const { forAll } = useMarking();
  const [isOver, setIsOver] = useState(false);
  const isBusy = message !== null;
  useEffect(() => {
    if (isBusy) return () => setIsOver(true);
    const timer = globalThis.setTimeout(() => setIsOver(false), READY_MS);
    return () => globalThis.clearTimeout(timer);
  }, [isBusy]);
  return (
    <output
      className={isBusy ? classes.message : classes.unseen}
      aria-live={forAll.progress.get() ? 'off' : undefined}
    >
      {isBusy && <Loader size="sm" type="dots" aria-hidden />}
      {message ?? (isOver && ready)}
    </output>
  );
}
