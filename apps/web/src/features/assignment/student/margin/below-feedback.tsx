import { Text } from '@mantine/core';
import { useCanPost } from '../../../../lib/installation/classroom-words.ts';
import { UseAsExample } from '../../../voice/index.ts';
import { WrittenFor } from '../../called/written-for.tsx';
import { hasOlderComment } from '../../actions/posting-hindrance.ts';
import { isAsWritten } from '../../quotations/check-words.ts';
import { PostingProblem } from '../../ready/posting-problem.tsx';
import { hasGiven } from '../../second-draft/asking/second-draft-of.ts';
import { CheckLine } from './check-line.tsx';
import { FeedbackActions } from './feedback-actions.tsx';
import classes from './feedback-panel.module.css';
import { PostAgain, PostingWaits } from './posting-actions.tsx';
import type { ShownFeedback } from './shown-feedback.ts';
import { WhyThis } from './why-this.tsx';

/** What was checked, and what can be done with the feedback. */
export default function BelowFeedback({
  work,
  secondDraft,
  feedback,
  quotations,
  activeKey,
  onActive,
  onUnfold,
}: ShownFeedback & { onUnfold: () => void }) {
  const { note, why } = feedback.checks?.writer ?? {};
  const isNoteTrue = note && isAsWritten(feedback.text, feedback.points, feedback.checks?.frame);
  const isOlderThere = hasOlderComment(work, secondDraft);
  // Where nothing can be posted, what she copied is what the student got.
  const isCopied = hasGiven(secondDraft);
  const isGiven = useCanPost() ? feedback.postedAt !== null : isCopied;
  return (
    <>
      {!isGiven && <WrittenFor work={work} feedback={feedback} />}
      <CheckLine
        feedback={feedback}
        quotations={quotations}
        activeKey={activeKey}
        onActive={onActive}
      />
      {isNoteTrue && (
        <Text size="xs" c="dimmed" className={classes.note}>
          {note}
        </Text>
      )}
      {why && <WhyThis why={why} onUnfold={onUnfold} />}
      {isGiven && <UseAsExample documentId={work.file.id} />}
      <PostingWaits work={work} />
      <PostingProblem work={work} />
      {isOlderThere && <PostAgain work={work} />}
      <FeedbackActions work={work} feedback={feedback} hasOlderComment={isOlderThere} />
    </>
  );
}
