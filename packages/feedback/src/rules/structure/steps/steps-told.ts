import { commandOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { fromEachThird } from '../../../text/meaning/deeds.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { stepStartsOf } from '../../kind-of-writing/method.ts';
import type { Rule } from '../../rule.ts';
import { afterthought } from '../events/afterthought.ts';
import { wording } from './steps-told.wording.ts';

/** Puts right what an earlier step left out, or steps that any order suits. */
const outOfOrder =
  /\b(?:forgot|oh,? (?:and|yeah|before|wait)|before you (?!start|begin)\p{L}+|should (?:have|of)|earlier|by the way)\b/iu;

/** “Get a sack as well” may belong before other steps. */
const added = /\b(?:as ?well|also)\b/iu;

/** A step that is good to quote beside others (words). */
const MOST = 12;

/** An early, a middle and a late step of instructions. */
export const stepsTold: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'steps' || outOfOrder.test(meant(text))) return [];
    if (afterthought.find(text).length > 0) return [];
    const steps = stepStartsOf(text)
      .filter((one) => commandOf(one) !== null && !added.test(one.text))
      .flatMap((one) =>
        openingPhrase(text, one)
          .filter((phrase) => countWords(phrase) >= 3 && countWords(phrase) <= MOST)
          .map((phrase) => ({ start: one.start, phrase })),
      );
    const [first] = steps;
    const last = steps.at(-1);
    const middle = fromEachThird(text, steps, () => 0)[1] ?? steps[Math.floor(steps.length / 2)];
    if (steps.length < 3 || first === undefined || last === undefined || middle === undefined)
      return [];
    const quotations = [[first.phrase, middle.phrase, last.phrase]];
    return new Set(quotations[0]).size < 3 ? [] : [{ kind: 'strength', quotations, weight: 0.66 }];
  },
  skill: 'stepsInOrder',
  wording,
  speaksOf: { strength: { 'procedural structure': 2, instructions: 2, 'general writing': 8 } },
  cases: [
    {
      title: 'shows the way from the first step to the last',
      text: 'How to feed a calf\nMix the milk with warm water. Hold up the feeder. Let the calf drink. Wash the feeder well.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'takes a tip for no step',
      text: 'How to feed a calf\n1. Mix the milk with warm water.\n2. Hold up the feeder.\n3. Let the calf drink.\n4. Wash the feeder well.\nTips\nKeep the bull out of the pen.',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['Mix the milk with warm water', 'Let the calf drink', 'Wash the feeder well'],
          ],
        },
      ],
    },
    {
      title: 'says nothing where a step comes too late',
      text: 'How to feed a calf\nMix the milk with warm water. Hold up the feeder. Oh and before you mix it wash the feeder. Let the calf drink.',
      finds: [],
    },
  ],
};
