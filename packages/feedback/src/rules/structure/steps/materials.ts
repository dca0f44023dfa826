import { stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { openingPhrase, phraseAround } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStep, strength } from '../../finding.ts';
import { isDirections } from '../../kind-of-writing/is-directions.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { lateMaterials } from './late-materials.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './materials.wording.ts';

const needed =
  /\b(?:(?:what )?you(?:['’]ll| will)? need(?! (?:to|a (?:system|plan|rule|way|break|friend|hand|lot)|help|time)\b)|ingr[ei]d\p{L}{1,3}nts|materials|equipment|things (?:you|we|i) need|tools|supplies|utensils)\b|\b(?:gear|kit)(?: list)?(?=\s*[:\n])|(?<=^|[.!?:\n]\s*)gather\b|\b(?:get|collect|find) (?:these|the following)\b|\b(?:get|collect|find) your (?:things|stuff|bits|supplies|(?=[^.!?\n]{0,80}[,:])|(?:\p{L}+ )?\p{L}+ and (?:(?:your|the|some|a) )?(?:\p{L}+ )?\p{L}+\W*$)/imu;

/** ‘You don’t need any gear’ */
const noneNeeded = /\b(?:don['’]?t|do not|no \p{L}+ (?:is|are)) need(?:ed)?\b/iu;

/** Several things to get before the first step. */
const listed =
  /\b(?:get|gather|find|grab|collect|fetch|take out|bring|need(?! to\b)) (?:[^.!?\n]*,[^.!?\n]*|[^.!?\n]*\band\b[^.!?\n]*)/iu;

/** Several short lines without an end mark. */
const lines = /(?:(?:^|\n)\W*[\p{L}\d]+(?: [\p{L}\d]+){0,4}\s*(?=\n|$)){3}/u;

/** Things in a list, whatever it is called. */
const bulleted = /(?:^|\n)\s*[-•*] .+\n\s*[-•*] /u;

/** A list of what is needed stands within this share of the text, however few steps can be told. */
const EARLY = 0.4;

/** Whether a step has been told before the place; a title such as ‘Make slime’ is none. */
const hasBegun = (text: StudentText, at: number) =>
  stepsOf(text).some(({ line, end }) => line > 0 && end <= at);

/** Whether the line holds nothing else: it is a heading. */
const isAlone = (words: string, line = '') => /^\W*$/u.test(line.replace(words, ''));

/** Whether a line or a sentence begins with it; “for that you need a spoon” is no list. */
const isFirst = (text: StudentText, at: number) =>
  [...text.lines, ...text.sentences].some(
    (one) => one.start <= at && !/[\p{L}\d]/u.test(text.text.slice(one.start, at)),
  );

/** Fewer steps need no list. */
const FEWEST = 3;
const FEWEST_RUN_ON = 2;

/** A list of what is needed for instructions, or none. */
export const materials: Rule = {
  find(text) {
    const kind = kindOfWriting(text);
    // What was asked to instruct and runs on has fewer steps that can be told apart.
    const runsOn = text.purpose === 'instruct' && kind === 'facts';
    if (kind !== 'steps' && !runsOn) return [];
    const match = needed.exec(text.text);
    if (match !== null && runsOn) return [];
    if (match === null && noneNeeded.test(text.text)) return [];
    if (match === null && (bulleted.test(text.text) || isDirections(text))) return [];
    if (match === null)
      return stepsOf(text).length < (runsOn ? FEWEST_RUN_ON : FEWEST)
        ? []
        : nextStep(openingPhrase(text, stepsOf(text)[0]), 0.8);
    if (match.index > text.text.length * EARLY || lateMaterials.find(text).length > 0) return [];
    const heading = text.lines.find((line) => line.start <= match.index && match.index < line.end);
    if (!isAlone(match[0], heading?.text) && hasBegun(text, match.index)) return [];
    const end = match.index + match[0].length;
    const phrase = phraseAround(text, { start: match.index, end });
    const shown = phrase ?? (heading && heading.text.length < 40 ? heading.text : null);
    const isList = /need|[,:]/iu.test(shown ?? '') || shown === heading?.text;
    return shown === null || !isList || !isFirst(text, match.index)
      ? []
      : strength([shown.replace(/:$/u, '')], 0.7);
  },
  skill: 'materials',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh }) => listed.test(fresh) || lines.test(fresh) || undefined,
  },
  speaksOf: {
    strength: { 'procedural structure': 2, 'procedural features': 6, instructions: 3 },
    nextStep: { 'procedural structure': 1, instructions: 1 },
  },
  cases: [
    {
      title: 'knows the list by a misspelt heading',
      text: 'Pani Popo\nIngrediants\n3 cups of flour\n1 egg\nMethod\n1. Stir the yeast into the milk.\n2. Add the egg.\n3. Knead the dough.\n4. Bake it.',
      finds: [{ kind: 'strength', quotations: [['Ingrediants']] }],
    },
    {
      title: 'takes a list of gear for one',
      text: 'How to pitch a fly\nGear:\n- a fly\n- cord\nChoose your site. Tie the line. Peg out the corners. Pull it tight.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for no list where things have bullets',
      text: 'How to pitch a fly\n- a fly\n- cord\nChoose your site. Tie the line. Peg out the corners. Pull it tight.',
      finds: [],
    },
    {
      title: 'asks for no list where somebody is told the way',
      text: 'Go out the back gate of the hall. Turn right at the fish shop. Walk along the river until you see a swing bridge. Cross over it. Turn left and knock.',
      finds: [],
    },
    {
      title: 'praises the list',
      text: 'You will need:\nflour\nMix it. Bake it. Cool it.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for it before steps that say who does them, too',
      text: 'First you crack two eggs. Then you whisk them well. You pour them in. Eat.',
      finds: [{ kind: 'nextStep', quotations: [['First you crack two eggs']] }],
    },
    {
      title: 'takes what is said of the food for no step',
      text: 'Fry bread is my favourite. First you mix the flour. Then you roll it out. Then you fry it. Eat it.',
      finds: [{ kind: 'nextStep', quotations: [['First you mix the flour']] }],
    },
    {
      title: 'asks for it before the first step',
      text: 'Crack two eggs. Whisk them. Pour them in. Eat.',
      finds: [{ kind: 'nextStep', quotations: [['Crack two eggs']] }],
    },
    {
      title: 'takes nothing at the end for a list',
      text: 'How to play bullrush. One person is in. They yell and everyone runs. The last one wins. You need a big field and no teachers.',
      finds: [],
    },
    {
      title: 'takes no first step for a list',
      text: 'First you need a piece of paper. Fold it in half. Fold it again. Throw it.',
      finds: [],
    },
    {
      title: 'takes a helper who is named among the steps for no list',
      text: 'How to do the lunch orders\nGet the bags from every room before nine. You need a partner to hold the box. Put the sheet on the mat. Take the bags to the office. Say lunch orders at each door. Count the money. Write it down. Give it to the lady at the desk.',
      finds: [],
    },
    {
      title: 'takes no one thing that a step gets for a list',
      text: 'How to make a toastie\n1. Get your bread and put it on the bench.\n2. Put the cheese on it.\n3. Cut it in half.\n4. Wait for the light.',
      finds: [{ kind: 'nextStep', quotations: [['Get your bread and put it on the bench']] }],
    },
    {
      title: 'takes the things that the first step gets for a list',
      text: 'How to make a toastie\n1. Get your bread, cheese and ham.\n2. Put the cheese on it.\n3. Cut it in half.\n4. Wait for the light.',
      finds: [{ kind: 'strength', quotations: [['Get your bread, cheese and ham']] }],
    },
    {
      title: 'asks for no list where nothing is needed',
      text: 'How to play tag\nYou don’t need any gear. Choose one person to be in. Run to the fence. Tag the others. Swap.',
      finds: [],
    },
    {
      title: 'takes an aside for no list',
      text: 'How to mend a kite\nTake off the tail, for that you need a knife I used my own. Cut the string. Glue the paper. Wait an hour. Tie the tail on. Try it out.',
      finds: [],
    },
    { title: 'says nothing of a story', text: 'We went home. We ate. We slept.', finds: [] },
  ],
};
