import { excerptAround } from '../text/excerpt.ts';
import type { StudentText } from '../text/student-text.ts';
import type { Rule } from './rule.ts';

/** The fullest stretches of the text: what can truly be said of any writing is what it tells. */
export const detail: Rule = {
  id: 'detail',
  find(text) {
    const quotations = fullest(text);
    return [
      ...(quotations.length === 0 ? [] : [{ kind: 'strength' as const, quotations, weight: 0.3 }]),
      { kind: 'nextStep', quotations: quotations.slice(-1), weight: 0.3 },
    ];
  },
  strength: {
    effects: [
      'tells me more',
      'gives me something to picture',
      'tells the reader what to look at',
      'adds a detail for the reader',
    ],
    sentences: [
      'You tell the reader more with {q}.',
      'The words {q} add to what I know.',
      'I stopped to think at {q}.',
    ],
    reasons: [
      'Small details help the reader.',
      'It is good to know that.',
      'Details like this one keep a reader with you.',
    ],
  },
  nextStep: {
    actions: [
      'add one thing that you could see or hear',
      'tell me a bit more',
      'add a small detail that only you would know',
      'choose one part and tell the reader more about it',
    ],
    examples: [
      'The gate squeaked and the old dog lifted its head.',
      'The kitchen smelt of hot bread.',
      'Rain drummed on the tin roof all night.',
    ],
    questions: [
      'What else could you see or hear there?',
      'What would a reader want to know more about?',
      'What was it like to be there?',
    ],
  },
};

function fullest(text: StudentText): string[] {
  return text.sentences
    .filter((sentence) => sentence.words.length >= 4)
    .map((sentence) => ({ sentence, long: sentence.words.filter((word) => word.text.length >= 5) }))
    .toSorted((a, b) => b.long.length - a.long.length)
    .flatMap(
      ({ sentence, long }) => excerptAround(text, long[0] ?? sentence.words[0] ?? sentence) ?? [],
    )
    .slice(0, 6);
}
