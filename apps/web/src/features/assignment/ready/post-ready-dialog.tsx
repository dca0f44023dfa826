import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../lib/words/counted.ts';
import { postingHints, type PostingHindrance } from '../actions/posting-hindrance.ts';
import { useOpened } from '../marking-context.ts';
import type { Work } from '../work/work.ts';
import { accessEndsAt } from './post-later.ts';
import { clockTime, isBoundByAccess, laterTimes } from './later-times.ts';
import { namesOf } from './names-of.ts';
import { WhenToPost } from './when-to-post.tsx';
import { planPosting, type PostingPlan } from './ready-works.ts';
import classes from './ready.module.css';

function Hindered({ hindered }: Pick<PostingPlan, 'hindered'>) {
  const kinds = [...new Set(hindered.map(({ hindrance }) => hindrance))];
  const namesWith = (kind: PostingHindrance) =>
    namesOf(hindered.filter(({ hindrance }) => hindrance === kind).map(({ work }) => work));
  return (
    <section className={classes.hindered} aria-label="Can’t be posted">
      <Text fw={600}>Can’t be posted yet: {hindered.length}</Text>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            {namesWith(kind)}. {postingHints[kind]}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The one question before all that are ready are posted. */
export default function PostReadyDialog({
  works,
  onClose,
  onConfirm,
}: {
  works: readonly Work[];
  onClose: () => void;
  /** @param at null for now, else milliseconds since the epoch */
  onConfirm: (ids: readonly string[], at: number | null) => void;
}) {
  const { secondDrafts, getWriteAccess } = useOpened();
  // As they were when the question was asked: what she agrees to doesn't change meanwhile.
  const [plan] = useState(() => planPosting(works, secondDrafts.of));
  const [accessEnds] = useState(accessEndsAt);
  const [now] = useState(Date.now);
  const [at, setAt] = useState<number | null>(null);
  const { toPost, toChange, hindered, notReady } = plan;
  const isAccessMissing = hindered.some(({ hindrance }) => hindrance === 'notPicked');
  return (
    <Modal
      opened
      onClose={onClose}
      returnFocus={false}
      centered
      size="30rem"
      title={
        toPost.length === 0
          ? 'Nothing can be posted yet'
          : `Post ${counted(toPost.length, 'comment')}?`
      }
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        {toPost.length > 0 && <Text>To {namesOf(toPost)}.</Text>}
        {toChange.length > 0 && (
          <Text size="sm">
            Your comment that is there already is changed for {namesOf(toChange)}.
          </Text>
        )}
        {hindered.length > 0 && <Hindered hindered={hindered} />}
        {notReady > 0 && (
          <Text size="sm" c="dimmed">
            Left out: feedback on {counted(notReady, 'text')}, not marked as ready.
          </Text>
        )}
        {toPost.length > 0 && (
          <WhenToPost
            times={laterTimes(now, accessEnds)}
            accessEnds={accessEnds}
            isBound={isBoundByAccess(now, accessEnds)}
            at={at}
            onChange={setAt}
          />
        )}
        <Group justify="flex-end" className={`${classes.answers}`}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {isAccessMissing && (
            <Button
              variant={toPost.length === 0 ? 'filled' : 'default'}
              onClick={() => {
                onClose();
                void getWriteAccess();
              }}
            >
              Get Write Access
            </Button>
          )}
          {toPost.length > 0 && (
            <Button
              data-autofocus
              onClick={() =>
                onConfirm(
                  toPost.map(({ file }) => file.id),
                  at,
                )
              }
            >
              Post {toPost.length}
              {at !== null && ` at ${clockTime(at)}`}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
