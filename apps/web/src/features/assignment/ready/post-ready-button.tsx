import { Button } from '@mantine/core';
import { IconMessageCircleShare } from '../../../ui/icons/drawn/message-circle-share.ts';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCanPost } from '../../../lib/installation/classroom-words.ts';
import { laterPart } from '../../../lib/loading/later-part.ts';
import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import { useOfAllWorks, useOpened } from '../marking-context.ts';
import { isReadyToPost } from './ready-works.ts';
import classes from './ready.module.css';

const PostReadyDialog = laterPart(() => import('./post-ready-dialog.tsx'));

export function PostReadyButton() {
  const { marking, secondDrafts, current } = useOpened();
  const { store, postReady, postLater } = marking;
  const canPost = useCanPost();
  const isPlanned = useWatchedValue(postLater.planned) !== null;
  const isIdle = useWatchedValue(postReady.progress) === null && !isPlanned;
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<Element | null>(null);
  const count = useOfAllWorks(
    (works) => works.filter((work) => isReadyToPost(work, secondDrafts.of)).length,
  );
  if (!canPost || !isIdle || (count === 0 && !isAsking)) return null;

  const close = () => {
    flushSync(() => setIsAsking(false));
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  /** The button goes while it posts: the focus goes to the student, for the keys. */
  const confirm = (ids: readonly string[], at: number | null) => {
    close();
    if (at === null) void postReady.start(ids);
    else postLater.plan(ids, at);
    current.block()?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button
        size="compact-md"
        className={classes.post}
        leftSection={<IconMessageCircleShare size={18} aria-hidden />}
        data-action="postReady"
        aria-haspopup="dialog"
        onClick={() => {
          opener.current = document.activeElement;
          setIsAsking(true);
        }}
      >
        Post {count}
      </Button>
      <Suspense>
        {isAsking && <PostReadyDialog works={store.all()} onClose={close} onConfirm={confirm} />}
      </Suspense>
    </>
  );
}
