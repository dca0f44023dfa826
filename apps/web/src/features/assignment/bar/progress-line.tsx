import { Button, Text, VisuallyHidden } from '@mantine/core';
import { messages } from '@second-draft/contract';
import { IconPlayerStop } from '../../../ui/icons/drawn/player-stop.ts';
import { Suspense, useEffect } from 'react';
import { hasOlderComment } from '../actions/posting-hindrance.ts';
import { PostReadyButton } from '../ready/post-ready-button.tsx';
import { isReadyToPost } from '../ready/ready-works.ts';
import { holdPage } from '../../../lib/leaving/hold-page.ts';
import { laterPart } from '../../../lib/loading/later-part.ts';
import { ShowAllButton } from '../second-draft/part-of-class/show-all-button.tsx';
import { isOnEarlierDraft } from '../second-draft/asking/second-draft-of.ts';
import type { PostingProgress } from '../ready/post-ready.ts';
import { hasFeedback } from '../work/standing.ts';
import type { Work } from '../work/work.ts';
import { useMarking, useOfAllWorks, useOpened } from '../marking-context.ts';
import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import classes from './assignment-bar.module.css';

/** Comes with the dialog in which a posting is planned. */
const PlannedLine = laterPart(() => import('../ready/planned-line.tsx'), { isOver: false });

const savingWords = {
  sent: '',
  sending: 'Saving…',
  failed: 'Saved in this tab only',
};

/** Counts students, some of whom have more than one document. */
const useCount = (is: (work: Work) => boolean): number =>
  useOfAllWorks((works) => new Set(works.filter(is).map(({ file }) => file.student.userId)).size);

/** For the connection. */
const isWaiting = ({ activity }: Work) =>
  activity.kind === 'posting'
    ? activity.isWaiting
    : activity.kind === 'generating' && activity.message === messages.connection.waiting;

function Tally() {
  const total = useCount(() => true);
  const { secondDrafts, saving } = useOpened();
  /** Also where its words were changed here since: the comment is still on the document. */
  const isOnDocument = (work: Work) =>
    Boolean(work.feedback?.postedAt) || hasOlderComment(work, secondDrafts.of(work));
  const done = useCount((work) => hasFeedback(work) || isOnDocument(work));
  const posted = useCount(isOnDocument);
  const changed = useCount((work) => isOnEarlierDraft(work.feedback, secondDrafts.of(work)));
  const ready = useCount((work) => isReadyToPost(work, secondDrafts.of));
  const savingNow = savingWords[useWatchedValue(saving)];
  return (
    <>
      <Text size="sm" c="dimmed" className={classes.tally}>
        {done} of {total} have feedback{ready > 0 && ` · ${ready}\u00a0ready`}
        {posted > 0 && ` · ${posted}\u00a0posted`}
        {changed > 0 && ` · ${changed}\u00a0changed since`}
        {savingNow && ` · ${savingNow}`}
      </Text>
      {/* The key that marks goes on to the next student: nothing else says that it has marked. */}
      <VisuallyHidden component="output">{ready} ready</VisuallyHidden>
    </>
  );
}

function StopButton({ onStop }: { onStop: () => void }) {
  const { current } = useOpened();
  /** The button goes: the focus goes to the student, for the keys. */
  const stop = () => {
    current.block()?.focus({ preventScroll: true });
    onStop();
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPlayerStop size={16} aria-hidden />}
      // The words beside it give way.
      flex="none"
      data-action="stop"
      onClick={stop}
    >
      Stop
    </Button>
  );
}

function Running({
  label,
  done,
  total,
  onStop,
}: {
  label: string;
  done: number;
  total: number;
  onStop?: () => void;
}) {
  return (
    <div className={classes.running}>
      <Text size="sm" c="dimmed" className={classes.going}>
        {label}
        <progress className={classes.track} max={total} value={done} aria-label={label} />
      </Text>
      {onStop && <StopButton onStop={onStop} />}
    </div>
  );
}

function Posting({ shortName, done, total, isLost }: PostingProgress & { isLost: boolean }) {
  const { postReady } = useMarking();
  useEffect(holdPage, []);
  const label = isLost
    ? messages.connection.waiting
    : `Posting to ${shortName}: ${done + 1} of ${total}`;
  return <Running label={label} done={done} total={total} onStop={postReady.stop} />;
}

function Line({ read, total }: { read: number; total: number }) {
  const { forAll, postReady, postLater } = useMarking();
  const planned = useWatchedValue(postLater.planned);
  const posting = useWatchedValue(postReady.progress);
  const writing = useWatchedValue(forAll.progress);
  const isReadingLost = useWatchedValue(useOpened().isReadingLost);
  const isLost = useOfAllWorks((works) => works.some(isWaiting)) || isReadingLost;
  if (read < total && !writing) {
    const label = isLost ? messages.connection.waiting : messages.assignment.progress(read, total);
    return <Running label={label} done={read} total={total} />;
  }
  if (posting) return <Posting {...posting} isLost={isLost} />;
  if (planned) {
    return (
      <Suspense>
        <PlannedLine {...planned} />
      </Suspense>
    );
  }
  if (writing) {
    const label = isLost
      ? messages.connection.waiting
      : `Writing feedback: ${writing.done} of ${writing.total}`;
    return <Running label={label} {...writing} onStop={forAll.cancel} />;
  }
  return <Tally />;
}

export function ProgressLine() {
  const total = useOfAllWorks((works) => works.length);
  const read = useOfAllWorks(
    (works) => works.filter(({ reading }) => reading.kind !== 'waiting').length,
  );
  return (
    <>
      <VisuallyHidden component="output">
        {read === total && 'All documents have been read'}
      </VisuallyHidden>
      <Line read={read} total={total} />
      {read === total && <PostReadyButton />}
      <ShowAllButton />
    </>
  );
}
