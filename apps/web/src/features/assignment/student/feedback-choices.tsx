import { Button, Tooltip } from '@mantine/core';
import { messages } from '@second-draft/contract';
import { IconPencilStar } from '@tabler/icons-react';
import type { Hindrance } from '../actions/feedback-request.ts';
import { saveForStudents, useReadingLevel } from '../actions/saved-students.ts';
import { CategorySelect } from '../choices/category-select.tsx';
import { lengthChoices, levelChoices } from '../choices/choices.ts';
import { Segments } from '../choices/segments.tsx';
import { useMarking } from '../marking-context.ts';
import classes from './feedback-panel.module.css';
import type { MarginWork } from './margin-work.ts';

const reasons: Record<Hindrance, string> = {
  reading: 'The text is still loading',
  tooShort: messages.feedback.tooShort,
  noCategory: messages.feedback.noCategory,
};

/** Before there is feedback: what it is to be like, and the button that asks for it. */
export function FeedbackChoices({
  work,
  hindrance,
}: {
  work: MarginWork;
  hindrance: Hindrance | null;
}) {
  const { store, getFeedback } = useMarking();
  const { id, student } = work.file;
  const level = useReadingLevel(student.userId);
  return (
    <div className={classes.choices}>
      <CategorySelect
        label="Feedback category"
        size="sm"
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
      <Tooltip label={hindrance && reasons[hindrance]} disabled={!hindrance} multiline maw="16rem">
        <Button
          mt="0.25rem"
          leftSection={<IconPencilStar size={20} aria-hidden />}
          data-action="ask"
          data-disabled={hindrance !== null}
          aria-disabled={hindrance !== null}
          aria-label={`Get feedback for ${student.fullName}`}
          onClick={() => void (hindrance === null && getFeedback(id))}
        >
          Get feedback
        </Button>
      </Tooltip>
    </div>
  );
}
