import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './reader-question.wording.ts';

const reader = /\b(?:you|your|we|our|us|anyone|anybody|everyone|who|why)\b/iu;

/** Questions that the text asks its reader. */
export const readerQuestion: Rule = {
  find(text) {
    const asked = text.sentences
      .filter(
        (sentence) =>
          sentence.text.endsWith('?') &&
          sentence.words.length >= 4 &&
          reader.test(sentence.text) &&
          !/["“”]/u.test(sentence.text),
      )
      .filter(
        (sentence) =>
          !text.speech.some((said) => said.start <= sentence.start && sentence.end <= said.end + 1),
      );
    const excerpts = asked
      .map((sentence) => sentence.text)
      .filter((question) => question.split(/\s+/u).length <= 12);
    return excerpts.length > 0 ? strength(excerpts, 0.8) : nextStep([], 0.55);
  },
  wording,
  speaksOf: {
    strength: { 'persuasive features': 2, questions: 1, punctuation: 3 },
    nextStep: { 'persuasive features': 2, questions: 1 },
  },
  cases: [
    {
      title: 'praises a question to the reader',
      text: 'Dogs are great. Would you like to live in a cage?',
      finds: [{ kind: 'strength', quotations: [['Would you like to live in a cage?']] }],
    },
    {
      title: 'takes a question in speech for none',
      text: '“Where is the dog?” said Mum.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
