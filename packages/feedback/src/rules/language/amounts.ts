import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './amounts.wording.ts';

const units =
  'cups?|tsp|tbsp|teaspoons?|tablespoons?|spoons?|spoonfuls?|g|grams?|kg|ml|litres?|cm|mm|m|metres?|minutes?|mins?|hours?|seconds?|weeks?|times|degrees|pieces?|slices?|drops?|handfuls?|steps?|sheets?|eggs?|pinch';
const numbers =
  '½|¼|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty';

const amount = new RegExp(
  `\\b(?:(?:\\d+(?:[./½¼¾]\\d*)?|${numbers}) ?(?:a |an |of )?(?:${units})|\\d+ (?!and|the|for)\\p{Ll}{3,}s)(?![\\p{L}])`,
  'giu',
);

/** Exact amounts, sizes and times in a procedure. */
export const amounts: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, amount);
    return excerpts.length > 0 ? strength(excerpts, 0.75) : nextStep([], 0.65);
  },
  wording,
  speaksOf: { strength: { 'procedural features': 2 }, nextStep: { 'procedural features': 2 } },
  cases: [
    {
      title: 'praises an exact amount',
      text: 'Add 2 cups of flour and stir.',
      finds: [{ kind: 'strength', quotations: [['Add 2 cups of flour']] }],
    },
    {
      title: 'asks for one where there is none',
      text: 'Add flour and stir.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
