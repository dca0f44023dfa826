import { useMemo, useState } from 'react';
import { useWork } from '../marking-context.ts';
import { locateQuotations } from '../quotations/locate.ts';
import { textOf } from '../work/work.ts';
import { AttachmentHead } from './attachment-head.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import classes from './student-block.module.css';
import { TextPanel } from './text-panel.tsx';

/** One document: the page at the left, and the margin at the right on the same paper. */
export function AttachmentBlock({ id }: { id: string }) {
  const work = useWork(id);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const { feedback } = work;
  const text = textOf(work);
  const quotations = useMemo(
    () => (feedback ? locateQuotations(feedback.text, feedback.points, text) : []),
    [feedback, text],
  );
  return (
    <div className={classes.attachment}>
      <AttachmentHead work={work} />
      <div className={classes.paper}>
        <div className={classes.page}>
          <TextPanel work={work} quotations={quotations} activeKey={activeKey} />
        </div>
        <div className={classes.margin}>
          <FeedbackPanel
            work={work}
            quotations={quotations}
            activeKey={activeKey}
            onActive={setActiveKey}
          />
        </div>
      </div>
    </div>
  );
}
