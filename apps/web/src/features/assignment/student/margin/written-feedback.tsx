import { limits } from '@second-draft/contract';
import { IconChevronDown } from '../../../../ui/icons/drawn/chevron-down.ts';
import { Suspense, useState } from 'react';
import { laterPart } from '../../../../lib/loading/later-part.ts';
import { useMarking, useOpened } from '../../marking-context.ts';
import { useBankList } from '../../bank/use-bank-list.tsx';
import { useUndoKeys } from '../../undo/use-undo-keys.ts';
import classes from './feedback-panel.module.css';
import { MarkedTextarea } from '../text/marked-textarea.tsx';
import type { ShownFeedback } from './shown-feedback.ts';
import { useIsCut } from '../text/use-is-cut.ts';

const BelowFeedback = laterPart(() => import('./below-feedback.tsx'), { isOver: false });

export function WrittenFeedback(shown: ShownFeedback) {
  const { work, feedback, quotations, activeKey, onActive } = shown;
  const { store } = useMarking();
  const { current } = useOpened();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { id, student } = work.file;
  const [place, isLonger] = useIsCut(feedback.text, 'textarea', false);
  const isCut = isLonger && !isUnfolded;
  const bank = useBankList({ firstName: student.firstName, category: work.category });
  const takeUndo = useUndoKeys(id);
  /** The button goes: the focus goes to the student, for the keys. */
  const showAll = () => {
    current.block()?.focus({ preventScroll: true });
    setIsUnfolded(true);
  };
  return (
    <div ref={place} className={classes.written} data-cut={isCut || undefined}>
      <MarkedTextarea
        className={classes.feedback}
        aria-label={`Feedback for ${student.fullName}`}
        data-action="feedback"
        placeholder={`Write to ${student.firstName}…`}
        value={feedback.text}
        isGrowing
        isUnfolded={isUnfolded}
        onFocus={() => setIsUnfolded(true)}
        maxLength={limits.feedbackTextMax}
        readOnly={work.activity.kind === 'posting'}
        spellCheck
        lang="en-NZ"
        marks={quotations.map(({ key, inFeedback, inText }) => ({
          ...inFeedback,
          isActive: key === activeKey,
          isWrong: inText === null,
        }))}
        {...bank.aria}
        onChange={({ currentTarget }) => {
          store.dispatch(id, { kind: 'feedbackEdited', text: currentTarget.value });
          bank.follow(currentTarget);
        }}
        onKeyDown={(event) => {
          if (!bank.takeKey(event)) takeUndo(event);
        }}
        onSelect={({ currentTarget }) => {
          bank.follow(currentTarget);
          const at = currentTarget.selectionStart;
          const under = quotations.find(
            ({ inFeedback: { start, end } }) => at >= start && at <= end,
          );
          if (under) onActive(under.key);
        }}
        onBlur={() => {
          bank.close();
          onActive(null);
        }}
      />
      {isCut && (
        <div className={classes.fold}>
          <button type="button" className={classes.more} onClick={showAll}>
            Show all of it <IconChevronDown size={16} aria-hidden />
          </button>
        </div>
      )}
      {bank.list}
      <Suspense fallback={<div className={classes.below} />}>
        <BelowFeedback {...shown} onUnfold={() => setIsUnfolded(true)} />
      </Suspense>
    </div>
  );
}
