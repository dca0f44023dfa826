import { stepsOf } from '../../language/kinds-of-words/command-verbs.ts';
import { openingPhrase } from '../../text/phrase.ts';
import { nextStep } from '../finding.ts';
import { kindOfWriting } from '../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { askedIn } from '../scopes.ts';
import { afterthought } from '../structure/events/afterthought.ts';
import { lateMaterials } from '../structure/steps/late-materials.ts';
import { materials } from '../structure/steps/materials.ts';
import { askedFor } from './asked-for.ts';
import { wording } from './asked-numbers.wording.ts';

/** “You need numbered steps.” */
const wantsNumbers =
  /\bnumber(?:ed|ing)? (?:your |the |each |every |all (?:your |the )?)?steps?\b|\bnumbers? for (?:your|the|each) steps?\b|\bsteps (?:\p{L}+ ){0,2}(?:with numbers|numbered)\b/iu;

const numbered = /^\W{0,3}(?:\d{1,2}\W|step (?:\d|one\b))/imu;

const greater: readonly Rule[] = [afterthought, lateMaterials, materials];

const FEWEST_STEPS = 3;

/** Steps without the numbers that the task asks for. */
export const askedNumbers: Rule = {
  find(text) {
    const isAsked = askedFor(text.task ?? '', wantsNumbers) !== null;
    if (!isAsked || kindOfWriting(text) !== 'steps') return [];
    // Without a list, or in the wrong order, numbers would come too soon.
    if (greater.some((rule) => rule.find(text).some(({ kind }) => kind === 'nextStep'))) return [];
    const isNumbered = text.lines.some((line) => numbered.test(line.text));
    const steps = stepsOf(text);
    if (isNumbered || steps.length < FEWEST_STEPS) return [];
    const places = steps.flatMap((one) => openingPhrase(text, one));
    return nextStep(places.slice(0, 2), 0.86);
  },
  skill: 'stepsInOrder',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn('procedural structure', 'procedural features', 'instructions'),
  cases: [
    {
      title: 'asks for the numbers of steps in a row',
      task: 'Write instructions for a game. Number your steps.',
      text: 'How to make a kite\nYou need: sticks, paper and glue\nTake two sticks. Tie them into a cross. Cut a piece of paper. Put some glue on it.',
      finds: [{ kind: 'nextStep', quotations: [['Take two sticks'], ['Tie them into a cross']] }],
    },
    {
      title: 'leaves steps alone that first need a list',
      task: 'Number your steps.',
      text: 'How to make a kite\nTake two sticks. Tie them into a cross. Cut a piece of paper. Put some glue on it.',
      finds: [],
    },
    {
      title: 'leaves numbered steps alone',
      task: 'Number your steps.',
      text: 'How to make a kite\n1. Take two sticks.\n2. Tie them into a cross.\n3. Cut a piece of paper.',
      finds: [],
    },
    {
      title: 'says nothing where the task asks for none',
      task: 'Write instructions for a game.',
      text: 'How to make a kite\nYou need: sticks, paper and glue\nTake two sticks. Tie them into a cross. Cut a piece of paper. Put some glue on it.',
      finds: [],
    },
  ],
};
