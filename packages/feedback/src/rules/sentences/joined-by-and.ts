import { excerptAround } from '../../text/excerpt.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';

const numbers = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A sentence that goes on with 'and' three times or more. */
export const joinedByAnd: Rule = {
  find(text) {
    const [worst] = text.sentences
      .map((sentence) => ({ sentence, ands: ands(sentence).length }))
      .filter(({ sentence, ands: count }) => count >= 3 && sentence.words.length >= 20)
      .toSorted((a, b) => b.ands - a.ands);
    if (worst === undefined) return [];
    const place = placeOf(text, worst.sentence);
    return place === null
      ? []
      : nextStep([place], 0.85, { times: numbers[worst.ands - 3] ?? 'many' });
  },
  nextStep: {
    actions: [
      'put a full stop in place of one and',
      'turn one long sentence into two',
      'decide where the long sentence could end and a new one begin',
    ],
    sentences: [
      'The sentence with {q} has {times} ands in it. Make it into two.',
      'The sentence with {q} goes on and on: there are {times} ands. Put in a full stop.',
      'Find the sentence with {q}. It joins its ideas with {times} ands, so split it into shorter sentences.',
    ],
    reasons: ['Then the reader can take a breath.', 'Shorter sentences make each idea clear.'],
    examples: [
      'We packed the car. After that, we drove to Napier.',
      'The kite went up. Then the string snapped.',
      'Koro cut the wood. When it was dry, we lit the fire.',
    ],
    questions: [
      'Where do you take a breath when you read it aloud?',
      'Where could a full stop go?',
      'Which idea could have a sentence to itself?',
      'Which of the joined ideas matters most?',
    ],
  },
};

function ands(sentence: Sentence) {
  return sentence.words.filter((word) => word.lower === 'and');
}

function placeOf(text: StudentText, sentence: Sentence): string | null {
  const second = ands(sentence)[1];
  const next = sentence.words.find((word) => second !== undefined && word.start > second.end);
  return next === undefined ? null : excerptAround(text, next);
}
