import { Button } from '@mantine/core';
import { limits, type Proof, type SecondDraft } from '@second-draft/contract';
import { IconChevronDown } from '../../../../ui/icons/drawn/chevron-down.ts';
import { IconChevronUp } from '../../../../ui/icons/drawn/chevron-up.ts';
import { IconRefresh } from '../../../../ui/icons/drawn/refresh.ts';
import { memo, Suspense, useId, useState } from 'react';
import { counted } from '../../../../lib/words/counted.ts';
import { laterPart } from '../../../../lib/loading/later-part.ts';
import { tip } from '../../../../ui/tip/tip.ts';
import { wordCount } from '../../../../lib/words/word-count.ts';
import { view } from '../../class/view.ts';
import { useMarking } from '../../marking-context.ts';
import type { LocatedQuotation } from '../../quotations/locate.ts';
import { useMarks } from '../../second-draft/changes/use-marks.ts';
import { isUnchangedSince } from '../../second-draft/asking/second-draft-of.ts';
import { useChanges } from '../../second-draft/changes/use-changes.ts';
import { isTextAwaited, textOf, type Work } from '../../work/work.ts';
import { MarkedTextarea } from './marked-textarea.tsx';
import classes from './text-panel.module.css';
import { useIsCut } from './use-is-cut.ts';

const ReadProblem = laterPart(() => import('./read-problem.tsx'), { isOver: false });

const AboveText = laterPart(() => import('../../second-draft/changes/above-text.tsx'), {
  isOver: false,
});

const ChangesView = laterPart(() => import('../../second-draft/changes/changes-view.tsx'), {
  isOver: false,
});

function ReloadButton({ work }: { work: Work }) {
  const { reload } = useMarking();
  if (work.typedText === null || work.reading.kind !== 'done') return null;
  return (
    <Button
      {...tip('You changed this text. Reload it from the document')}
      size="compact-sm"
      variant="subtle"
      leftSection={<IconRefresh size={16} aria-hidden />}
      loading={work.isReloading}
      onClick={() => void reload(work.file.id)}
    >
      Reload
    </Button>
  );
}

/** One student at a time on a phone, there is nothing to keep the text short for. */
const isShownWhole = () =>
  view.get() === 'one' && window.matchMedia('(max-width: 47.99em)').matches;

/** The page to write on, or the one that shows what has changed. */
export const TextPanel = memo(function TextPanel({
  work,
  secondDraft,
  quotations,
  activeKey,
  proof,
}: {
  work: Work;
  secondDraft: SecondDraft | null;
  quotations: readonly LocatedQuotation[];
  activeKey: string | null;
  proof: Proof | null;
}) {
  const { store } = useMarking();
  const [isExpanded, setIsExpanded] = useState(isShownWhole);
  const areaId = useId();
  const { id, student } = work.file;
  const text = textOf(work);
  const words = wordCount(text);
  const isWaiting = isTextAwaited(work);
  const changes = useChanges(secondDraft);
  const [isDrawn, setIsDrawn] = useState(false);
  const [place, isCut] = useIsCut(text, changes?.isShown && isDrawn ? 'section' : 'textarea');
  const marks = useMarks({ quotations, activeKey, proof, text });
  const sheetClass = `${classes.sheet} ${isExpanded ? classes.expanded : ''}`;
  const area = (
    <MarkedTextarea
      id={areaId}
      className={sheetClass}
      aria-label={`${student.fullName}'s text`}
      placeholder={work.reading.kind === 'done' ? 'There is no text in this document yet.' : ''}
      value={text}
      isGrowing={isExpanded}
      readOnly={isWaiting}
      maxLength={limits.studentTextMax}
      spellCheck={false}
      data-action="text"
      marks={marks}
      onChange={({ currentTarget }) =>
        store.dispatch(id, { kind: 'typed', text: currentTarget.value })
      }
    />
  );
  return (
    <div ref={place} className={classes.page} aria-busy={isWaiting}>
      {work.reading.kind === 'failed' && (
        <Suspense>
          <ReadProblem work={work} />
        </Suspense>
      )}
      {secondDraft && <AboveText work={work} draft={secondDraft} changes={changes} />}
      {/* Over the textarea, which exists before its text. */}
      {isWaiting && <div className={classes.loading} aria-hidden />}
      {changes?.isShown ? (
        <Suspense fallback={area}>
          <ChangesView
            {...changes}
            id={areaId}
            className={sheetClass}
            isExpanded={isExpanded}
            onDrawn={() => setIsDrawn(true)}
            label={`What ${student.fullName} has changed`}
            text={text}
            marks={marks}
          />
        </Suspense>
      ) : (
        area
      )}
      <div className={classes.foot}>
        <p className={classes.count}>
          {!isWaiting && counted(words, 'word')}
          {work.typedText !== null && ' · changed by you'}
          {isUnchangedSince(secondDraft) && ' · not changed since your feedback'}
        </p>
        <ReloadButton work={work} />
        {(isCut || isExpanded) && (
          <button
            type="button"
            aria-label={isExpanded ? 'Show less of the text' : 'Show more of the text'}
            className={classes.more}
            aria-expanded={isExpanded}
            aria-controls={areaId}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? <IconChevronUp aria-hidden /> : <IconChevronDown aria-hidden />}
          </button>
        )}
      </div>
    </div>
  );
});
