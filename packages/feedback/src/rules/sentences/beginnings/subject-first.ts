import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { soundSentences } from '../sound-sentence.ts';
import { wording } from './subject-first.wording.ts';

const subject =
  /^(?:i|we|you|he|she|it|they|the|an?|my|our|your|his|her|its|their|this|these|those|some|mum|dad)$/u;

/** So many in a row make a part sound the same all through. */
const IN_A_ROW = 4;

/** Shorter sentences are short for a reason (words). */
const FEWEST = 5;

/** ‘She said she …’ within a line of speech is no sentence of its own. */
const beginsWithSubject = (text: StudentText, one: Sentence) =>
  subject.test(one.words[0]?.lower ?? '') &&
  /^\p{L}/u.test(one.text) &&
  !hasSpeech(text, one) &&
  !/\b(?:said|sed|says|asked|yelled)\b/iu.test(one.text) &&
  !one.text.endsWith('?');

/** The longest stretch of one paragraph in which each sentence begins so. */
function longestRow(text: StudentText): Sentence[] {
  let longest: Sentence[] = [];
  let row: Sentence[] = [];
  for (const one of text.sentences) {
    if (row[0]?.line !== one.line || !beginsWithSubject(text, one)) row = [];
    if (beginsWithSubject(text, one)) row = [...row, one];
    if (row.length > longest.length) longest = row;
  }
  return longest;
}

/** A part of a story in which every sentence begins with who or what it is about. */
export const subjectFirst: Rule = {
  find(text) {
    if (!isStory(text) || soundSentences(text).length === 0) return [];
    const row = longestRow(text);
    if (row.length < IN_A_ROW) return [];
    const places = row
      .slice(1)
      .filter(({ words }) => words.length >= FEWEST)
      .flatMap((one) => openingPhrase(text, one).filter((phrase) => one.text.startsWith(phrase)));
    return nextStep(places.slice(0, 2), 0.5);
  },
  skill: 'sentenceBeginnings',
  wording,
  taken: { by: 'opening' },
  speaksOf: { nextStep: { 'sentence structure': 4 } },
  cases: [
    {
      title: 'asks for another beginning where each sentence of a part begins with its subject',
      text: 'By smoko my finger was numb.\nHe sat on a low seat in his trailer. The ewes came up a ramp. I wrote a number for each one. My hand got cold and wet. While we ate our pie, Wayne told a joke.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['The ewes came up a ramp'], ['I wrote a number for each one']],
        },
      ],
    },
    {
      title: 'leaves facts alone, and a text whose grammar needs more care',
      text: 'The ewes have thick wool. They eat grass all day. A ewe weighs sixty kilograms. It lives for ten years. Its lambs are small at first.',
      finds: [],
    },
    {
      title: 'leaves three in a row, and what somebody says, alone',
      text: 'He sat on a low seat. The ewes came up a ramp. I wrote a number. Then my hand got cold. “I am tired,” said Wayne. He yawned. The dog ran off.',
      finds: [],
    },
    {
      title: 'leaves rows of several parts alone',
      text: 'He sat on a low seat. The ewes came up.\n\nI wrote a number. My hand got cold.\n\nWe ate our pie. The dog ran off.',
      finds: [],
    },
  ],
};
