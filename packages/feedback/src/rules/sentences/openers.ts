import { hangs } from '../../text/excerpt.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';

const numbers = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const plain = /^(?:I|The|A|And|We|It|He|She|They|My|This)$/iu;

/** Sentences that begin in different ways, or many with the same word (counted). */
export const openers: Rule = {
  find(text) {
    const counts = new Map<string, number>();
    for (const { words } of text.sentences) {
      const first = words[0]?.text;
      if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    const [worst, times] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
    const total = text.sentences.length;
    if (times >= 3 && times / total >= 0.3)
      return nextStep([worst], 0.75, { times: numbers[times - 3] ?? 'many' });
    if (total < 5 || counts.size / total < 0.6) return [];
    const pair = unlikeOpenings(text);
    return pair === null ? [] : [{ kind: 'strength', quotations: [pair], weight: 0.65 }];
  },
  strength: {
    effects: [],
    sentences: [
      'Your sentences begin in different ways, such as {q}.',
      'You start your sentences in many ways: look at {q}.',
      'I like the way you begin sentences with {q}.',
      'Beginnings such as {q} give your sentences variety.',
      'Varied sentence beginnings, for instance {q}, keep your writing flowing.',
    ],
    reasons: [
      'That keeps me reading.',
      'It makes your writing flow.',
      'Variety at the start of sentences holds the attention of the reader.',
    ],
    again: [
      'start one more sentence in a new way',
      'begin one sentence with a when, where or how word',
      'try beginning one more sentence with an action or a place',
    ],
  },
  nextStep: {
    actions: [],
    sentences: [
      '{times} of your sentences start with {q}. Begin one of them in a new way.',
      'You start {times} sentences with {q}. Change one of the starts.',
      'Look for {q} at the start of sentences: I counted {times}. Begin one of those with a when or where word.',
      'Because {times} of your sentences begin with {q}, your next step is to vary one or two beginnings.',
    ],
    reasons: ['New starts keep me reading.', 'Different beginnings help your writing to flow.'],
    examples: [
      'After lunch, the rain stopped.',
      'Behind the shed, a hen was asleep.',
      'Slowly, the door opened.',
      'With a loud bang, the balloon burst.',
    ],
    questions: [
      'How else could that sentence begin?',
      'Which sentence could start with when or where?',
      'Which sentence would you like to turn around?',
      'What could come first in that sentence?',
    ],
  },
};

/** Two openings of different sentences that begin with different words, not with 'I' or 'the'. */
function unlikeOpenings(text: StudentText): [string, string] | null {
  const openings = text.sentences.flatMap((sentence) => shortOpening(text, sentence) ?? []);
  const [first] = openings;
  const second = openings.find((one) => one.split(' ')[0] !== first?.split(' ')[0]);
  return first === undefined || second === undefined ? null : [first, second];
}

/** The first two or three words of a sentence that begins in a way worth showing. */
function shortOpening(text: StudentText, { words, start }: Sentence): string | null {
  if (words.length < 4 || plain.test(words[0]?.text ?? '')) return null;
  const shown = words.slice(0, 3).filter((word, i) => i < 2 || !hangs(word));
  const last = shown.at(-1);
  if (last === undefined || hangs(last)) return null;
  const opening = text.text.slice(start, last.end);
  return /^[\p{L}\p{M} '’-]+$/u.test(opening) ? opening : null;
}
