import type {
  EarlierFeedback,
  SecondDraft,
  SecondDraftState,
  ToldStep,
} from '@second-draft/contract';
import { rangeOf } from './range-of.ts';
import { lines } from './answers.ts';
import { answer, file, studentText } from './sample-work.ts';
import { boFile, readOf, secondDraftsCall } from './show-assignment.tsx';

const added = ' My skin went as numb as a stone.';

/** Says what the lake felt like, and no longer that anybody screamed. */
export const newText = `${studentText.replace(' and screamed', '')}${added}`;

const proofText = 'as numb as a stone';

const step = (changes: Partial<ToldStep>): ToldStep => ({
  step: 0,
  comment: 'What could the lake feel like on your skin?',
  verdict: 'notYet',
  proof: [],
  judge: 'rules',
  overruled: null,
  ...changes,
});

const earlier: EarlierFeedback = {
  feedbackId: 'feedback-0',
  writtenAt: '2026-11-12T03:00:00.000Z',
  postedAt: '2026-11-12T03:00:00.000Z',
  copiedAt: null,
  text: studentText,
  typedByTeacher: false,
  feedback: answer.feedback,
  steps: [
    step({
      verdict: 'done',
      proof: [{ ...rangeOf(newText, proofText), text: proofText }],
    }),
    step({ step: 1, comment: 'Say who was on the bus.' }),
  ],
  askedModel: false,
};

export const draftIn = (
  state: SecondDraftState,
  changes: Partial<SecondDraft> = {},
): SecondDraft => ({
  documentId: file.id,
  state,
  classmate: null,
  comparison: null,
  earlier: [earlier],
  judging: false,
  openSteps: 0,
  ...changes,
});

export const changedDraft = draftIn('changed', {
  comparison: {
    changes: [
      { kind: 'removed', before: rangeOf(studentText, ' and screamed'), after: null },
      { kind: 'added', before: null, after: rangeOf(newText, added) },
    ],
    wordsAdded: 8,
    wordsRemoved: 2,
  },
});

/** A class in which Āwhina's text is this one, and Bo changed nothing. */
export const classOf = (draft: SecondDraft, text = newText) => ({
  'POST /api/documents': lines(readOf(file.id, { text }), readOf(boFile.id)),
  [secondDraftsCall]: lines(draft, draftIn('unchanged', { documentId: boFile.id })),
});
