import { Button, Text } from '@mantine/core';
import { messages } from '@second-draft/contract';
import { IconPencilStar } from '../../../../ui/icons/drawn/pencil-star.ts';
import { useId } from 'react';
import { PlainCheck } from '../../../../ui/plain-check.tsx';
import { tip } from '../../../../ui/tip/tip.ts';
import type { Hindrance } from '../../actions/feedback-request.ts';
import {
  saveForStudents,
  useLearnsEnglish,
  useReadingLevel,
} from '../../actions/saved-students.ts';
import { CategorySelect } from '../../choices/category-select.tsx';
import { lengthChoices, levelChoices } from '../../choices/choices.ts';
import { Segments } from '../../choices/segments.tsx';
import { useMarking } from '../../marking-context.ts';
import classes from './feedback-panel.module.css';
import type { MarginWork } from './margin-work.ts';
import { OwnButton } from './own-button.tsx';

const reasons: Record<Hindrance, string> = {
  reading: 'The text is still loading',
  toRead: messages.concern.title,
  unread: messages.feedback.unread,
  tooShort: messages.feedback.tooShort,
  tooLong: messages.feedback.tooLong,
  noCategory: messages.feedback.noCategory,
};

/** Another category would not help. */
const aboutTheText: ReadonlySet<Hindrance> = new Set(['unread', 'tooShort', 'tooLong']);

const reasonFor = (hindrance: Hindrance) =>
  reasons[hindrance] +
  (aboutTheText.has(hindrance) ? '. You can still write a comment of your own.' : '');

export function FeedbackChoices({
  work,
  hindrance,
}: {
  work: MarginWork;
  hindrance: Hindrance | null;
}) {
  const { store, getFeedback } = useMarking();
  const reasonId = useId();
  const { id, student } = work.file;
  const level = useReadingLevel(student.userId);
  const learnsEnglish = useLearnsEnglish(student.userId);
  const problem = work.writingProblem && `No feedback was written. ${work.writingProblem}`;
  const told = hindrance ? reasonFor(hindrance) : problem;
  const label = told && !hindrance ? 'Try again' : 'Get feedback';
  return (
    <div className={classes.choices} data-grows={learnsEnglish || undefined}>
      <CategorySelect
        label="Feedback category"
        value={work.category}
        onChange={(category) => store.dispatch(id, { kind: 'categoryChosen', category })}
      />
      <Segments
        legend="Length"
        segments={lengthChoices}
        value={work.length}
        onChange={(length) => {
          store.dispatch(id, { kind: 'lengthChosen', length });
          saveForStudents([student.userId], { feedbackLength: length });
        }}
      />
      <Segments
        legend="Reading level"
        segments={levelChoices}
        value={level}
        onChange={(readingLevel) => saveForStudents([student.userId], { readingLevel })}
      />
      <PlainCheck
        label={messages.feedback.learnsEnglish}
        description={learnsEnglish && messages.feedback.learnsEnglishHint}
        checked={learnsEnglish}
        onChange={({ currentTarget }) =>
          saveForStudents([student.userId], { learnsEnglish: currentTarget.checked })
        }
      />
      <div className={classes.ways}>
        <Button
          {...tip(hindrance && reasons[hindrance])}
          leftSection={<IconPencilStar size={20} aria-hidden />}
          data-action="ask"
          data-disabled={hindrance !== null}
          aria-disabled={hindrance !== null}
          aria-describedby={told ? reasonId : undefined}
          aria-label={`${label} for ${student.fullName}`}
          onClick={() => void (hindrance === null && getFeedback(id))}
        >
          {label}
        </Button>
        <OwnButton file={work.file} />
      </div>
      {told && (
        <Text id={reasonId} size="sm" c={hindrance ? 'dimmed' : 'var(--mantine-color-error)'}>
          {told}
        </Text>
      )}
    </div>
  );
}
