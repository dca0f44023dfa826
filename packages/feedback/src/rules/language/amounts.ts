import { commandsOf } from '../../language/command-verbs.ts';
import { phrasesOf } from '../../text/phrase.ts';
import type { StudentText } from '../../text/student-text.ts';
import { nextStepAtSeveral, strength } from '../finding.ts';
import { isStory } from '../kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { wording } from './amounts.wording.ts';

const units =
  'cups?|tsp|tbsp|teaspoons?|tablespoons?|spoonfuls?|g|grams?|kg|ml|litres?|cm|mm|metres?|minutes?|mins?|hours?|seconds?|degrees|pieces?|slices?|handfuls?|sheets?';
const numbers =
  '½|¼|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty';
const amount = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d+(?:[./]\\d+)?|${numbers}) ?(?:an? |of an? )?(?:${units})(?![\\p{L}])`,
  'giu',
);
const loose =
  /\b(?:some|a bit of|a little bit of|a lot of|lots of|enough) (?:flour|sugar|milk|water|butter|oil|salt|cheese|paint|glue|sauce|soil|chocolate|eggs|rice|cocoa|honey|tape|string|paper)\b|\bfor (?:a while|a bit|a little while|some time|ages)\b|\bnot too (?:much|many|far|long|big|small)\b|\b(?:in|up|down|on|off|out|it|over|back) a (?:little )?bit\b|\b(?:it|them) sometimes\b/giu;

const exactly = new RegExp(`\\d|(?<!\\p{L})(?:halfway|${numbers}|${units})(?!\\p{L})`, 'iu');

/** Several guesses in a row spoil the result. */
const loosely = ({ text }: StudentText) => ([...text.matchAll(loose)].length > 1 ? 0.86 : 0.75);

/** Exact amounts, sizes and times in instructions. */
export const amounts: Rule = {
  find(text) {
    if (commandsOf(text).length < 2 || isStory(text)) return [];
    const exact = phrasesOf(text, amount).filter(
      (one) => !/\b(?:i|my|he|she|we|was)\b/iu.test(one),
    );
    return [...strength(exact, 0.75), ...nextStepAtSeveral(phrasesOf(text, loose), loosely(text))];
  },
  skill: 'exactAmounts',
  wording,
  taken: {
    by: 'measuring',
    isSo: ({ fresh }) => fresh.search(amount) >= 0 || (exactly.test(fresh) && undefined),
  },
  speaksOf: {
    strength: { 'procedural features': 2, instructions: 4, 'procedural structure': 5 },
    nextStep: {
      'procedural features': 2,
      'procedural structure': 4,
      instructions: 4,
      'general writing': 6,
    },
  },
  cases: [
    {
      title: 'praises an amount',
      text: 'Add 2 cups of flour. Stir well.',
      finds: [{ kind: 'strength', quotations: [['Add 2 cups of flour']] }],
    },
    {
      title: 'asks for one where it is loose',
      text: 'Add some flour. Stir for a while.',
      finds: [{ kind: 'nextStep', quotations: [['Add some flour', 'Stir for a while']] }],
    },
    {
      title: 'says nothing where there are no instructions',
      text: 'We had some milk and two cups of tea.',
      finds: [],
    },
  ],
};
