import { Button } from '@mantine/core';
import type { SecondDraft } from '@second-draft/contract';
import { memo, Suspense } from 'react';
import { laterPart } from '../../../../lib/loading/later-part.ts';
import type { Hindrance } from '../../actions/feedback-request.ts';
import { useMarking } from '../../marking-context.ts';
import type { LocatedQuotation } from '../../quotations/locate.ts';
import { isChangedSince, isOnEarlierDraft } from '../../second-draft/asking/second-draft-of.ts';
import type { ShowProof } from '../../second-draft/verdicts/since-feedback.tsx';
import { FeedbackChoices } from './feedback-choices.tsx';
import classes from './feedback-panel.module.css';
import { isBeingWritten } from '../../work/work.ts';
import { PanelStatus } from './panel-status.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { WrittenFeedback } from './written-feedback.tsx';
import type { MarginWork } from './margin-work.ts';

const SinceFeedback = laterPart(() => import('../../second-draft/verdicts/since-feedback.tsx'), {
  isOver: false,
});

const ConcernLine = laterPart(() => import('../../concern/concern-line.tsx'), { isOver: false });
const OtherWords = laterPart(() => import('./other-words.tsx'), { isOver: false });

interface PanelProps {
  work: MarginWork;
  secondDraft: SecondDraft | null;
  hindrance: Hindrance | null;
  quotations: readonly LocatedQuotation[];
  activeKey: string | null;
  onActive: (key: string | null) => void;
  onProof: ShowProof;
}

const messageOf = ({ activity }: MarginWork): string | null =>
  isBeingWritten(activity) ? activity.message : null;

function Content(props: PanelProps) {
  const { cancel } = useMarking();
  const { work } = props;
  if (messageOf(work) !== null) {
    return (
      <Button
        variant="default"
        size="compact-md"
        data-action="cancel"
        onClick={() => cancel(work.file.id)}
      >
        Cancel
      </Button>
    );
  }
  if (work.feedback && !isOnEarlierDraft(work.feedback, props.secondDraft))
    return <WrittenFeedback {...props} feedback={work.feedback} />;
  if (work.concern) {
    return (
      <Suspense>
        <ConcernLine file={work.file} concern={work.concern} />
      </Suspense>
    );
  }
  return <FeedbackChoices work={work} hindrance={props.hindrance} />;
}

function Earlier({ work, secondDraft, onProof }: PanelProps) {
  const { id, student } = work.file;
  if (!isChangedSince(secondDraft)) return null;
  return (
    <Suspense>
      <SinceFeedback
        documentId={id}
        student={student}
        draft={secondDraft}
        isFolded={!isOnEarlierDraft(work.feedback, secondDraft)}
        onProof={onProof}
      />
    </Suspense>
  );
}

/**
 * The choices, the wait or the feedback. Announces changes to screen readers, and keeps the focus
 * when one replaces another.
 */
export const FeedbackPanel = memo(function FeedbackPanel(props: PanelProps) {
  const { work } = props;
  const message = messageOf(work);
  const isWritten = work.feedback && !isOnEarlierDraft(work.feedback, props.secondDraft);
  const kept = useKeptFocus();
  return (
    <div {...kept} tabIndex={-1} className={message === null ? classes.panel : classes.generating}>
      <PanelStatus
        message={message}
        ready={isWritten ? `Feedback for ${work.file.student.shortName} is ready` : ''}
        written={work.feedback?.points}
      />
      {message === null && <Earlier {...props} />}
      {message === null && work.others.length > 0 && (
        <Suspense>
          <OtherWords work={work} />
        </Suspense>
      )}
      <Content {...props} />
    </div>
  );
});
