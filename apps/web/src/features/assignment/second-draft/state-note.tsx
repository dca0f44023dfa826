import type { SecondDraft, SecondDraftState } from '@second-draft/contract';
import { IconInfoCircle } from '@tabler/icons-react';
import type { Work } from '../work/work.ts';
import classes from './state-note.module.css';

type Words = (firstName: string) => string;

const expired: Words = () =>
  'Feedback and the text that it was about are kept for 90 days. Yours is older, so there is nothing to compare this text with.';

const notes: Partial<Record<SecondDraftState, Words>> = {
  otherDocument: (name) =>
    `Your feedback was about another document of ${name}’s. This one is new, so you decide which of your steps were done.`,
  emptied: (name) =>
    `This document is empty now. What ${name} had written is kept with your feedback: open it above.`,
  replaced: (name) =>
    `This is a different text from the one that your feedback was about, so it can’t be told what ${name} did with your steps.`,
  typedByTeacher: (name) =>
    `This text, or the one that your feedback was about, was typed or changed here. What ${name} changed can’t be told.`,
  expired,
};

const typedNow: Words = (name) =>
  `You have changed this text here, so what ${name} changed isn’t marked. Reload the text to see it.`;

/** Says what is the matter where a text can't be compared as usual. */
export function StateNote({ work, draft }: { work: Work; draft: SecondDraft | null }) {
  if (!draft) return null;
  const { firstName } = work.file.student;
  const isTypedOver = draft.state === 'changed' && work.typedText !== null;
  const words = isTypedOver ? typedNow : notes[draft.state];
  if (!words) return null;
  return (
    <p role="note" className={classes.note}>
      <IconInfoCircle size={18} aria-hidden />
      {words(firstName)}
    </p>
  );
}
