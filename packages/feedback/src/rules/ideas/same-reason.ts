import { phraseAround } from '../../text/phrase.ts';
import { nextStep } from '../finding.ts';
import { kindOfWriting } from '../kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { wording } from './same-reason.wording.ts';

const judged =
  /(?<!\p{L})(\p{L}+) (?:is|are|was|were|would be) (?:so |really |very |also |just |the )*(fun|cute|cool|fast|healthy|good|great|bad|boring|important|dangerous|cheap|fair|best|lazy|dumb|annoying)(?!\p{L})(?! (?:to|for|at|if|when|because|that|in|on|as)\b)/giu;

/** A word used for anything this often is one reason; for the same thing, twice is enough. */
const OFTEN = 3;
const pronoun = /^(?:it|that|they|this|which)$/u;

/** A reason that an argument gives more than once. */
export const sameReason: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument') return [];
    const said = Array.from(text.text.matchAll(judged), (match) => ({
      subject: (match[1] ?? '').toLowerCase(),
      word: (match[2] ?? '').toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    }));
    const groups = [...Map.groupBy(said, ({ word }) => word)].filter(([, places]) => {
      const own = places.filter(({ subject }) => !pronoun.test(subject));
      const subjects = new Set(own.map(({ subject }) => subject));
      return places.length >= OFTEN || own.length > subjects.size;
    });
    const [most] = groups.toSorted((a, b) => b[1].length - a[1].length);
    if (most === undefined) return [];
    const [word, places] = most;
    const last = places.toReversed().flatMap((place) => phraseAround(text, place) ?? []);
    return nextStep(last.slice(0, 1), 0.84, { word });
  },
  skill: 'reasons',
  wording,
  taken: {
    by: 'swapping',
    isSo: ({ words }) => words.search(judged) < 0 && undefined,
  },
  speaksOf: {
    nextStep: {
      'persuasive structure': 3,
      'persuasive features': 4,
      ideas: 3,
      reasons: 1,
      opinion: 2,
      'general writing': 5,
    },
  },
  cases: [
    {
      title: 'asks for another reason where one comes again',
      text: 'We should have a school dog. Dogs are cute and they help us. If you are sad you can pat it. We could walk it. Dogs are cute.',
      finds: [{ kind: 'nextStep', quotations: [['Dogs are cute']], slots: { word: 'cute' } }],
    },
    {
      title: 'leaves different reasons alone',
      text: 'We should cook. It is good to eat well. It is good to learn. Dogs are cute. Cats are cute. It is fun.',
      finds: [],
    },
  ],
};
