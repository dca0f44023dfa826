import type { Concern, Proof } from '@second-draft/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { laterPart } from '../../../lib/loading/later-part.ts';
import { hindranceOf } from '../actions/feedback-request.ts';
import { useSources, useWork } from '../marking-context.ts';
import { locateQuotations, type LocatedQuotation } from '../quotations/locate.ts';
import { isChangedSince, isOnEarlierDraft } from '../second-draft/asking/second-draft-of.ts';
import { useSecondDraft } from '../second-draft/asking/use-second-draft.ts';
import { textOf } from '../work/work.ts';
import classes from './attachment-block.module.css';
import { AttachmentHead } from './attachment-head.tsx';
import { FeedbackPanel } from './margin/feedback-panel.tsx';
import { useMarginQuotations, useMarginWork } from './margin/margin-work.ts';
import paper from './paper-and-margin.module.css';
import { TextPanel } from './text/text-panel.tsx';
import { useMarginDue } from './margin/use-margin-due.ts';
import { useShownPlace } from './use-shown-place.ts';

const DraftsLine = laterPart(() => import('../second-draft/drafts/drafts-line.tsx'), {
  isOver: false,
});

/** Marks the words in the student's text. */
const markOf = ({ text, start, end }: Concern): LocatedQuotation => ({
  key: 'concern',
  text,
  inText: { start, end },
  inFeedback: { start: 0, end: 0 },
  isOfWriter: true,
});

export function AttachmentBlock({ id }: { id: string }) {
  const work = useWork(id);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [proof, setProof] = useState<Proof | null>(null);
  const told = useSecondDraft(work);
  // Deferred when it arrives: a class of changed texts takes a while to draw, and waits for its
  // parts, which then move the page once.
  const secondDraft = useDeferredValue(told !== null, false) ? told : null;
  const { concern } = work;
  const feedback = isOnEarlierDraft(work.feedback, secondDraft) ? null : work.feedback;
  const text = textOf(work);
  const shownPlace = useShownPlace(work.file.student.userId, text);
  const quotations = useMemo(() => {
    if (feedback) return locateQuotations(feedback.text, feedback.points, text);
    return concern && concern.text !== '' ? [markOf(concern)] : [];
  }, [feedback, concern, text]);
  const isMarginDue = useMarginDue(work);
  const marginWork = useMarginWork(work);
  const marginQuotations = useMarginQuotations(quotations);
  // Deferred: an arriving text is drawn before what it changes in the margin.
  const hindrance = useDeferredValue(hindranceOf(work, useSources()));
  return (
    <div data-document={id}>
      <div className={classes.heads}>
        <AttachmentHead
          file={work.file}
          modifiedTime={work.modifiedTime}
          isAppAuthorized={work.isAppAuthorized}
          isCommentRefused={work.isCommentRefused}
        />
        {secondDraft && <DraftsLine work={work} draft={secondDraft} />}
      </div>
      <div
        className={paper.paper}
        data-length={work.length}
        data-changed={isChangedSince(secondDraft) || undefined}
      >
        <div data-part="page">
          <TextPanel
            work={work}
            secondDraft={secondDraft}
            quotations={quotations}
            activeKey={activeKey}
            proof={proof ?? shownPlace}
          />
        </div>
        <div data-part="margin">
          {isMarginDue && (
            <FeedbackPanel
              work={marginWork}
              secondDraft={secondDraft}
              hindrance={hindrance}
              quotations={marginQuotations}
              activeKey={activeKey}
              onActive={setActiveKey}
              onProof={setProof}
            />
          )}
        </div>
      </div>
    </div>
  );
}
