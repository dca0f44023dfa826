import { hangs } from '../../text/excerpt.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './openers.wording.ts';

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
  wording,
  speaksOf: {
    strength: { praise: 12, 'sentence structure': 3, 'general writing': 12 },
    nextStep: { 'sentence structure': 2, 'general writing': 5 },
  },
  cases: [
    {
      title: 'counts sentences that begin alike',
      text: 'I ran. I fell. I got up. Then Mum came.',
      finds: [{ kind: 'nextStep', quotations: [['I']], slots: { times: 'three' } }],
    },
    {
      title: 'praises beginnings of different kinds',
      text: 'Yesterday we swam. My dad dived. Under the jetty sat an eel. Slowly it turned. Nobody moved at all.',
      finds: [{ kind: 'strength', quotations: [['Under the jetty', 'Nobody moved']] }],
    },
    { title: 'says nothing of a few sentences', text: 'I ran. Mum came.', finds: [] },
  ],
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
