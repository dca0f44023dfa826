import { Button, Loader } from '@mantine/core';
import { memo } from 'react';
import { ConcernLine } from '../concern/concern-line.tsx';
import type { Hindrance } from '../actions/feedback-request.ts';
import { useMarking } from '../marking-context.ts';
import type { LocatedQuotation } from '../quotations/locate.ts';
import { FeedbackChoices } from './feedback-choices.tsx';
import classes from './feedback-panel.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { WrittenFeedback } from './written-feedback.tsx';
import type { MarginWork } from './margin-work.ts';

interface PanelProps {
  work: MarginWork;
  hindrance: Hindrance | null;
  quotations: readonly LocatedQuotation[];
  activeKey: string | null;
  onActive: (key: string | null) => void;
}

const messageOf = ({ activity }: MarginWork): string | null =>
  activity.kind === 'generating' || activity.kind === 'simplifying' ? activity.message : null;

function Content(props: PanelProps) {
  const { cancel } = useMarking();
  const { work } = props;
  if (messageOf(work) !== null) {
    return (
      <Button variant="default" size="compact-md" onClick={() => cancel(work.file.id)}>
        Cancel
      </Button>
    );
  }
  if (work.feedback) return <WrittenFeedback {...props} feedback={work.feedback} />;
  return (
    <>
      {work.concern && <ConcernLine file={work.file} concern={work.concern} />}
      <FeedbackChoices work={work} hindrance={props.hindrance} />
    </>
  );
}

/**
 * The choices, the wait or the feedback. Announces changes to screen readers, and keeps the focus
 * when one replaces another.
 */
export const FeedbackPanel = memo(function FeedbackPanel(props: PanelProps) {
  const { work } = props;
  const message = messageOf(work);
  const kept = useKeptFocus();
  return (
    <div {...kept} tabIndex={-1} className={message === null ? classes.panel : classes.generating}>
      <output className={message === null ? classes.unseen : classes.message}>
        {message !== null && <Loader size="sm" type="dots" aria-hidden />}
        {message ?? (work.feedback ? 'Feedback is ready' : '')}
      </output>
      <Content {...props} />
    </div>
  );
});
