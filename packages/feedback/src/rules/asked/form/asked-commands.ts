import { commandsOf, toldStepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { commandVerbs } from '../../language/instructions/command-verbs.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { wording } from './asked-commands.wording.ts';

/** “Use bossy verbs”, “each step a command”, “start sentences w/ verbs” */
export const wantsCommands =
  /\b(?:command|imperative|bossy|action|doing) (?:verbs?|words?)\b|\b(?:imperatives|commands|commands only)\b|\b(?:each|every) step (?:is |as )?a command\b|\bstart (?:\p{L}+ ){0,2}(?:sentences?|steps?) w(?:ith |\/ ?)(?:an? )?verbs?\b/iu;

/** ‘The burn should be held’, ‘the tyre is flipped’: done by nobody. */
const done =
  /^\W*(?:(?:first|then|next|now|and|finally|after that),? )*(?:the|your|an?|each|all|it|they)\b[^.!?,]{0,40}\b(?:is|are|gets?|should be|must be|has to be|have to be|needs? to be|can be) (?:\p{L}+ly )?(?:\p{L}{3,}ed|held|cut|put|taken|rinsed|made|shut|spread|shaken|beaten|left|given)\b|^\W*(?:the|your) [^.!?,]{0,40}\bneeds? \p{L}+ing\b/iu;

/** ‘Then you can tip it out’ */
const advised =
  /^\W*(?:(?:first|then|next|now|and|finally|after that),? )*(?:you|we|i) (?:(?:should|can|must|have to|(?:will |['’]ll )?need to) \p{L}+|(?:should|must) be)\b/iu;

const isTold = (one: Sentence): boolean => done.test(meant(one)) || advised.test(meant(one));

/** Nothing to do: ‘You will need …’, ‘You can make it’ */
const informing =
  /^\W*(?:you|we|i) (?:(?:will |['’]ll )?need\b(?! to\b)|can make\b|will (?:see|have)\b)/iu;

/** Beside commands, fewer show no habit. */
const FEWEST = 2;

/** Steps that say who does them, or that somebody has done them, where the task asks for commands. */
export const askedCommands: Rule = {
  find(text) {
    const isSuited = text.purpose === 'instruct' || kindOfWriting(text) === 'steps';
    if (!isSuited || text.turns.length > 0 || !wantsCommands.test(text.task ?? '')) return [];
    if (commandVerbs.find(text).some(({ kind }) => kind === 'nextStep')) return [];
    const told = new Set(toldStepsOf(text));
    const steps = text.sentences.filter(
      (one) => (told.has(one) || isTold(one)) && !informing.test(one.text),
    );
    const commands = commandsOf(text).length;
    if (steps.length < Math.min(FEWEST, commands + 1) || steps.length < commands) return [];
    return nextStepAtSeveral(
      steps.flatMap((one) => openingPhrase(text, one)),
      0.92,
    );
  },
  skill: 'commandVerbs',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'procedural structure',
    'procedural features',
    'vocabulary',
    'verbs',
    'sentence structure',
    'instructions',
  ),
  cases: [
    {
      title: 'asks for commands where steps say who does them, or that they are done',
      purpose: 'instruct',
      task: 'Each step begins with a bossy verb.',
      text: 'Kōwhai grow on banks. You should dig a hole as deep as the pot. The soil is pressed down.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['You should dig a hole as deep as the pot', 'The soil is pressed down']],
        },
      ],
    },
    {
      title: 'leaves alone steps most of which are commands',
      purpose: 'instruct',
      task: 'Commands only.',
      text: 'You will need a spade. Dig a hole. Tip the seedling out. Press the soil down. The roots are covered.',
      finds: [],
    },
    {
      title: 'says nothing where the task asks for none',
      purpose: 'instruct',
      task: 'Write clear instructions.',
      text: 'Kōwhai grow on banks. You should dig a hole as deep as the pot. The soil is pressed down.',
      finds: [],
    },
  ],
};
