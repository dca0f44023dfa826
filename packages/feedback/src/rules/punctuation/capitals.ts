import { excerptAround } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './capitals.wording.ts';

/** Sentences that begin with a capital letter, or some that don't. */
export const capitals: Rule = {
  find(text) {
    const starts = text.sentences.flatMap((sentence) => sentence.words[0] ?? []);
    const small = starts.filter((word) => /^\p{Ll}/u.test(word.text));
    const alone = text.words.filter((word) => word.text === 'i');
    const places = [...small, ...alone].flatMap((word) => excerptAround(text, word) ?? []);
    if (places.length > 0)
      return nextStep(
        [...new Set(places)].slice(0, 4),
        small.length + alone.length > 2 ? 0.8 : 0.55,
      );
    if (starts.length < 4) return [];
    return strength(starts.flatMap((word) => excerptAround(text, word) ?? []).slice(0, 5), 0.4);
  },
  wording,
  speaksOf: { strength: { punctuation: 4 }, nextStep: { 'general writing': 6, punctuation: 1 } },
  cases: [
    {
      title: 'asks about a small letter at the start',
      text: 'We ran home. it was late.',
      finds: [{ kind: 'nextStep', quotations: [['it was late']] }],
    },
    { title: 'asks about a small i', text: 'Then i ran home.', finds: [{ kind: 'nextStep' }] },
    {
      title: 'praises capitals that are all there',
      text: 'We ran. It was late. Mum was mad. Dad laughed.',
      finds: [{ kind: 'strength' }],
    },
  ],
};
