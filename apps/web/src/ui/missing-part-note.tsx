import { Button, Text } from '@mantine/core';
import { messages } from '@second-draft/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './missing-part-note.module.css';

/** Each tries again. */
const shown = new Set<() => void>();

/**
 * Stands in for a part that could not be fetched; also tries again when the connection is back, or
 * another missing part has come.
 * @param isOver the part would cover the page, so the note sits in the page's corner
 * @param onRetry resolves to whether the part is there now
 */
export function MissingPartNote({
  isOver,
  onRetry,
}: {
  isOver: boolean;
  onRetry: () => Promise<boolean>;
}) {
  const [isTrying, setIsTrying] = useState(false);
  // Notes try each other at once, before any is drawn again.
  const isBusy = useRef(false);
  const retry = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsTrying(true);
    if (await onRetry()) {
      for (const retryShown of shown) retryShown();
    } else {
      isBusy.current = false;
      setIsTrying(false);
    }
  };
  const retryToo = useEffectEvent(() => void retry());
  useEffect(() => {
    const retryShown = () => retryToo();
    shown.add(retryShown);
    window.addEventListener('online', retryShown);
    return () => {
      shown.delete(retryShown);
      window.removeEventListener('online', retryShown);
    };
  }, []);
  return (
    <div role="alert" className={classes.note} data-over={isOver || undefined}>
      <Text size="sm">{messages.connection.partMissing}</Text>
      <Button variant="default" size="compact-sm" loading={isTrying} onClick={() => void retry()}>
        Try again
      </Button>
    </div>
  );
}
