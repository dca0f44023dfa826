import { isSpoken, openingPhrase } from '../../text/phrase.ts';
import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './reader-question.wording.ts';

const reader = /\b(?:you|your|we|our|us|anyone|anybody|everyone|who|why)\b/iu;

/** Questions that the text asks its reader. */
export const readerQuestion: Rule = {
  find(text) {
    const asked = text.sentences
      .filter((sentence) => sentence.text.endsWith('?') && sentence.words.length >= 4)
      .filter((sentence) => reader.test(sentence.text) && !isSpoken(text, sentence))
      .flatMap((sentence) => openingPhrase(text, sentence))
      .filter((phrase) => phrase.endsWith('?'));
    return strength(asked, 0.8);
  },
  wording,
  speaksOf: {
    strength: { 'persuasive features': 2, questions: 1, punctuation: 3, 'persuasive structure': 6 },
  },
  cases: [
    {
      title: 'praises a question to the reader',
      text: 'Have you ever seen a sad penguin? They must be saved.',
      finds: [{ kind: 'strength', quotations: [['Have you ever seen a sad penguin?']] }],
    },
    {
      title: 'leaves what somebody asks in the story alone',
      text: '“Where are you going now?” asked Mum. “Out,” I said.',
      finds: [],
    },
  ],
};
