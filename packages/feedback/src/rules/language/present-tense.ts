import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './present-tense.wording.ts';

const timeless =
  /\b(?:they|it|\p{L}+s|\p{L}+|\p{Lu}\p{L}+) (?:are|is|have|has|live|lives|eat|eats|can|use|uses|grow|grows|need|needs|weigh|weighs|lay|lays|hunt|hunts|sleep|sleeps)\b/giu;
const past = /\b(?:was|were|had|lived|ate|used|died|came|went|saw)\b/giu;

/** The timeless present of a report. */
export const presentTense: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, timeless);
    const pasts = [...text.text.matchAll(past)].length;
    if (excerpts.length >= 3 && pasts <= 1) return strength(excerpts, 0.6);
    return pasts > excerpts.length ? nextStep(excerptsOf(text, past).slice(0, 3), 0.5) : [];
  },
  wording,
  speaksOf: { strength: { 'report features': 1, tense: 2 }, nextStep: { 'report features': 2 } },
  cases: [
    {
      title: 'praises a report in the present',
      text: 'Kiwi are birds. They live in the bush. They eat worms.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks about a report in the past',
      text: 'A kiwi was here. It lived in the bush. It ate worms and it used its beak.',
      finds: [{ kind: 'nextStep' }],
    },
  ],
};
