import {
  commandOf,
  commandsOf,
  isCommandVerb,
  stepsOf,
} from '../../../language/kinds-of-words/command-verbs.ts';
import { openingPhrase, phrasesOf } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStepAtSeveral, strength } from '../../finding.ts';
import { kindOfWriting, type KindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
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
  /\b(?<!(?:drink|eat|have|get|bring|take|give (?:him|her|it|them)) )(?:some|a bit of|a little bit of|a lot of|lots of|enough) (?:\p{L}{3,} )?(?:flour|sugar|milk|water|butter|oil|salt|cheese|paint|glue|sauce|soil|chocolate|eggs|rice|cocoa|honey|tape|string|paper)\b|\bfor (?:a while|a bit|a little while|some time|ages)\b|\bnot too (?:much|many|far|long|big|small)\b|\b(?:in|up|down|out|over|back) a (?:little )?bit\b(?! of\b)|\b(?:it|them) sometimes\b/giu;

/** “- some spinach”, “- flour, quite a lot”: what to buy, and not how much of it. */
const looselyListed =
  /(?<=(?:^|\n)[^\S\n]{0,8}[-•*–][^\S\n]{0,3})(?:(?:some|(?:quite )?a (?:lot|(?:little |fair |good )?bit) of|lots of|plenty of|enough) \p{L}[^\n\d]{1,40}|\p{L}[^\n\d,]{1,40}, (?:quite a (?:lot|bit|few)|a (?:lot|(?:little |fair |good )?bit)|lots|some|plenty|enough))(?=\s*(?:\n|$))/giu;

/** Nobody measures these, or what they are for tells how many. */
const unmeasured =
  /\b(?:for|to|time|patience|luck|courage|space|help|friends|music|people|fun)\b/iu;

const exactly = new RegExp(`\\d|(?<!\\p{L})(?:halfway|${numbers}|${units})(?!\\p{L})`, 'iu');

/** What happens, or may, rather than what to do. */
const beside =
  /\b(?:if|unless|otherwise|or else|will|would|might|could|may|was|were|did|took|takes|lasts?|had|once i|about|roughly|around|nearly|almost|or so|maybe)\b/iu;

/** An item of a list: “2 cups of flour”. */
const item = new RegExp(String.raw`^\W*(?:(?:an?|the) )?${amount.source}`, 'iu');

/** “When it boils, add half a cup.” */
const isCommandAfter = ({ text, words, start }: Sentence): boolean =>
  words.some(
    ({ lower, start: at }) => isCommandVerb(lower) && text.slice(0, at - start).endsWith(', '),
  );

/** A command or an item of a list, in which an amount is one to go by. */
const isTold = (sentence: Sentence): boolean =>
  !beside.test(sentence.text) &&
  (commandOf(sentence) !== null || item.test(sentence.text) || isCommandAfter(sentence));

/** Says how much in another way: ‘the size of an egg’, ‘until it is smooth’. */
const measured =
  /\d|\b(?:size|as \p{L}+ as|like|if|until|untill|till|til|so (?:that|it|the)|enough to)\b/iu;

/** Tells of somebody, whom no reader follows. */
const ofOthers = /\b(?:he|she|had|was|were|did)\b/iu;

/** Guesses, in phrases that say what to do: “some salt and make a hole” has lost its verb. */
function looseIn(text: StudentText): string[] {
  const isCut = (phrase: string) =>
    /^(?:some|a|lots|enough|for|not) /iu.test(phrase) &&
    !text.sentences.some((one) => one.text.startsWith(phrase));
  const inList = phrasesOf(text, looselyListed).filter((one) => !unmeasured.test(one));
  const inSteps = phrasesOf(text, loose).filter((one) => !isCut(one) && !ofOthers.test(one));
  return [...inList, ...inSteps].filter((one) => !measured.test(one));
}

/** What a cook measures. */
const food =
  /\b(?:flour|sugar|milk|butter|oil|cheese|bread|jam|honey|rice|cocoa|cream|yogh?urt|sauce|vanilla|mince|pasta|noodles|chocolate|sprinkles|hundreds and thousands|mayo\p{L}*|ice[- ]cream|nutella|milo|cordial|baking powder|golden syrup|oats|cornflakes|coconut|bananas|berries|strawberries)\b/giu;

/** The number of a step measures nothing. */
const stepNumber = /(?:^|\n)\s*(?:step )?\d+\s*[.):]/giu;

/** Says how much in any way at all. */
const anyMeasure =
  /\d|\b(?:half|halves|quarter|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|couple|few|spoon\p{L}*|handfuls?|pinch|slices?|pieces?|packets?|packs?|tins?|cans?|scoops?|dash|drops?|knob|full|equal|same amount|layer|cover|thin\p{L}*|thick\p{L}*|size|as much|how much|how many|some|bit|enough|lots)\b/iu;

/** So many things to measure make it a recipe. */
const FEWEST_FOODS = 2;

/** The step of a recipe that measures nothing at all where most may go wrong: the first with such food. */
function unmeasuredIn(text: StudentText): string[] {
  if (kindOfWriting(text) !== 'steps' || anyMeasure.test(text.text.replace(stepNumber, '\n')))
    return [];
  // ‘How to make bread’ names no ingredient.
  const listed = text.text.slice(text.lines[0]?.end ?? 0);
  const foods = new Set(Array.from(listed.matchAll(food), ([one]) => one.toLowerCase()));
  if (foods.size < FEWEST_FOODS) return [];
  return stepsOf(text)
    .filter((one) => commandOf(one) !== null && one.text.search(food) >= 0)
    .flatMap((one) => openingPhrase(text, one))
    .filter((phrase) => phrase.search(food) >= 0);
}

/** Steps without marks or numbers may be taken for facts. */
const mayInstruct: ReadonlySet<KindOfWriting> = new Set(['steps', 'facts']);

/** Exact amounts, sizes and times in instructions. */
export const amounts: Rule = {
  find(text) {
    if (commandsOf(text).length < 2 || !mayInstruct.has(kindOfWriting(text))) return [];
    const told = text.sentences.filter((one) => isTold(one)).map((one) => one.text);
    const exact = phrasesOf(text, amount).filter(
      (one) =>
        !/\b(?<!\p{L})(?:i|my|he|she|we|was)\b|\bbefore \d/iu.test(one) &&
        told.some((step) => step.includes(one)),
    );
    const loosely = looseIn(text);
    const guesses = loosely.length > 0 ? loosely : unmeasuredIn(text);
    // Several guesses in a row spoil the result.
    return [
      ...strength(exact, 0.75),
      ...nextStepAtSeveral(guesses, guesses.length > 1 ? 0.86 : 0.75),
    ];
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
      text: 'Add 2 cups of flour. Stir well. Bake it.',
      finds: [{ kind: 'strength', quotations: [['Add 2 cups of flour']] }],
    },
    {
      title: 'praises no amount in a consequence, an aside or a story',
      text: 'Pick out the thorn. If you skip this step you will be back at step 1 in ten minutes. Press it on. It takes 20 minutes to dry. My brother waited 3 hours once. Stir it.',
      finds: [],
    },
    {
      title: 'praises none in a row of columns',
      text: 'Drop in the tablet. Start the clock. Stop it.\nwarm      20 ml      35 seconds\ncold      20 ml      90 seconds',
      finds: [],
    },
    {
      title: 'asks for one where it is loose',
      text: 'Add some flour. Stir for a while. Bake it.',
      finds: [{ kind: 'nextStep', quotations: [['Add some flour', 'Stir for a while']] }],
    },
    {
      title: 'asks for one in a list that says only some, or a lot',
      text: 'You will need:\n- 4 eggs\n- cooked rice, quite a lot\n- some spinach\n- some space\n- a little bowl\n- a bit of sugar for the top\nMix it. Stir it. Bake it.',
      finds: [{ kind: 'nextStep', quotations: [['cooked rice, quite a lot', 'some spinach']] }],
    },
    {
      title: 'asks for one in a recipe that measures nothing',
      text: 'How to make a milkshake\nYou need: milk, ice cream, a blender\n1. Pour in the milk.\n2. Add the ice cream.\n3. Turn it on.\n4. Drink it.',
      finds: [{ kind: 'nextStep', quotations: [['Pour in the milk', 'Add the ice cream']] }],
    },
    {
      title: 'asks for none where a recipe measures in any way, or nothing is cooked',
      text: 'How to make a milkshake\nYou need: milk, a scoop of ice cream, a blender\n1. Pour in the milk.\n2. Add the ice cream.\n3. Turn it on.\n4. Drink it.',
      finds: [],
    },
    {
      title: 'leaves alone what is measured in another way, or cut from its verb',
      text: 'Break off a bit of dough. Roll it out a bit until it is flat. Wait for a while till it rises. Mix in the flour and the butter with both of your clean hands in the biggest bowl, some salt and make a hole. Cut it.',
      finds: [],
    },
    {
      title: 'says nothing of an argument',
      text: 'Our school should have a garden. You can play there for ages. Add some paint to the shed. Give us a tap because plants need water. Please think about it.',
      finds: [],
    },
    {
      title: 'says nothing where there are no instructions',
      text: 'We had some milk and two cups of tea.',
      finds: [],
    },
    {
      title: 'asks for none where it tells what happened to somebody',
      text: 'Put the cheese on. Shut the lid. Be careful because it is hot and one time my brother burnt his finger and he had to put it under the tap for ages. Wait till it is brown. Eat it.',
      finds: [],
    },
  ],
};
