import { stepsOf } from '../../language/kinds-of-words/command-verbs.ts';
import type { StudentText } from '../../text/student-text.ts';
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

const steps = String.raw`(?:steps?|instructions?|stages?|directions?|method)`;

/** “You need numbered steps”, “write the steps in order and number each one”, “steps with numbers” */
const wantsNumbers = new RegExp(
  [
    String.raw`\bnumber(?:ed|ing|s)?(?: (?:your|ur|the|each|every|all|of|for|on))* ${steps}\b`,
    String.raw`\b${steps} (?:\p{L}+ ){0,6}(?:with numbers|numbered)\b`,
    String.raw`\b${steps}\b[^.!?\n]{0,30}\bnumber (?:each|every|them|all)\b`,
    String.raw`\b(?:give|put|write) (?:each|every|your) step a number\b|\bnumbers (?:1|one) to\b|\bnumbered list\b|(?:^|[,.;:] )numbered(?=\s*(?:[,.;&]|and\b|$))`,
  ].join('|'),
  'iu',
);

/** “1.”, “2)”, “Step 3”; a list of what is needed may begin with ‘2 eggs’. */
const numbered = /^\W{0,3}(?:\d{1,2}\s*[.):–—-]|step (?:\d|one\b))|(?:^|\s)\(?2[.)]\s/imu;
const bare = [/^\W{0,3}1\s/mu, /^\W{0,3}2\s/mu];
const isNumbered = ({ text }: StudentText): boolean =>
  numbered.test(text) || bare.every((one) => one.test(text));

/** “List what we need first” */
const wantsList = /\b(?:needs?|needed|lists?|ingredients|equipment|materials|tools)\b/iu;

const greater: readonly Rule[] = [afterthought, lateMaterials];

/** A text with a step or two has begun if it says more (steps, sentences). */
const FEWEST_STEPS = 2;
const FEWEST_BESIDE = 3;

const needs = (rule: Rule, text: StudentText): boolean =>
  rule.find(text).some(({ kind }) => kind === 'nextStep');

/** Steps without the numbers that the task asks for. */
export const askedNumbers: Rule = {
  find(text) {
    const task = text.task ?? '';
    const isSuited = text.purpose === 'instruct' || kindOfWriting(text) === 'steps';
    if (!isSuited || askedFor(task, wantsNumbers) === null || isNumbered(text)) return [];
    // In the wrong order, numbers would come too soon.
    if (greater.some((rule) => needs(rule, text))) return [];
    const told = stepsOf(text);
    const hasBegun = told.length >= FEWEST_STEPS || text.sentences.length >= FEWEST_BESIDE;
    if (!hasBegun) return [];
    const places = told.flatMap((one) => openingPhrase(text, one));
    // A list that is asked for, too, comes first.
    const isSecond = wantsList.test(task) && needs(materials, text);
    return nextStep(places.slice(0, 2), isSecond ? 0.86 : 0.9);
  },
  skill: 'stepsInOrder',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'procedural structure',
    'procedural features',
    'instructions',
    'organisation',
  ),
  cases: [
    {
      title: 'asks for the numbers of steps in a row',
      task: 'Write instructions for a game. Number your steps.',
      text: 'How to make a kite\nYou need: sticks, paper and glue\nTake two sticks. Tie them into a cross. Cut a piece of paper. Put some glue on it.',
      finds: [{ kind: 'nextStep', quotations: [['Take two sticks'], ['Tie them into a cross']] }],
    },
    {
      title: 'puts numbers after a list that is asked for, too',
      task: 'List what we need. Number your steps.',
      text: 'How to make a kite\nTake two sticks. Tie them into a cross. Cut a piece of paper. Put some glue on it.',
      finds: [{ kind: 'nextStep', weight: 0.86 }],
    },
    {
      title: 'takes a list of what is needed for no numbers',
      purpose: 'instruct',
      task: 'List what they need first, then write the steps in order and number each one.',
      text: 'How to make a kite\nYou need\n2 sticks\npaper\nTake two sticks. Tie them into a cross. Cut a piece of paper.',
      finds: [{ kind: 'nextStep' }],
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
