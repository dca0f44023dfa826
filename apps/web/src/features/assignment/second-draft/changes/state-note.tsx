import { limits, type SecondDraft, type SecondDraftState } from '@second-draft/contract';
import { IconInfoCircle } from '../../../../ui/icons/drawn/info-circle.ts';
import type { Work } from '../../work/work.ts';
import classes from './state-note.module.css';

type Words = (firstName: string, draft: SecondDraft) => string;

const expired: Words = () =>
  `Feedback and the text that it was about are kept for ${limits.keepTextsDays} days. Yours is older, so there is nothing to compare this text with.`;

const notes: Partial<Record<SecondDraftState, Words>> = {
  otherDocument: (name) =>
    `Your feedback was on another of ${name}’s documents. This is a new one, so check what is marked as done.`,
  emptied: (name) =>
    `This document is empty now. What ${name} had written is kept with your feedback: open it above.`,
  replaced: (name, { classmate }) =>
    classmate === null
      ? `This is a different text from the one you gave ${name} feedback on, so it can’t be checked against your next steps.`
      : `This is nearly the same as ${classmate}’s text, so it can’t be checked against ${name}’s next steps.`,
  typedByTeacher: (name) =>
    `This text, or the one you gave feedback on, was typed or changed here, so ${name}’s own changes can’t be shown.`,
  expired,
};

const typedNow: Words = (name) =>
  `You have changed this text here, so what ${name} changed isn’t marked. Reload the text to see it.`;

/** Says what is wrong when a text can't be compared as usual. */
export function StateNote({ work, draft }: { work: Work; draft: SecondDraft }) {
  const { firstName } = work.file.student;
  const isTypedOver = draft.state === 'changed' && work.typedText !== null;
  const words = isTypedOver ? typedNow : notes[draft.state];
  if (!words) return null;
  return (
    <p role="note" className={classes.note}>
      <IconInfoCircle size={18} aria-hidden />
      {words(firstName, draft)}
    </p>
  );
}
