import { memo } from 'react';
import { useMarking } from '../marking-context.ts';
import type { LocatedQuotation } from '../quotations/locate.ts';
import type { Work } from '../work/work.ts';
import { FeedbackChoices } from './feedback-choices.tsx';
import { Generating } from './generating.tsx';
import { WrittenFeedback } from './written-feedback.tsx';

/** The margin beside a student's page: the choices, the wait, or the feedback. */
export const FeedbackPanel = memo(function FeedbackPanel(props: {
  work: Work;
  quotations: readonly LocatedQuotation[];
  activeKey: string | null;
  onActive: (key: string | null) => void;
}) {
  const { cancel } = useMarking();
  const { activity, feedback, file } = props.work;
  if (activity.kind === 'generating' || activity.kind === 'simplifying') {
    return <Generating message={activity.message} onCancel={() => cancel(file.id)} />;
  }
  return feedback ? (
    <WrittenFeedback {...props} feedback={feedback} />
  ) : (
    <FeedbackChoices work={props.work} />
  );
});
