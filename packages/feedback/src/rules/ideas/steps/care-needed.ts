import { meant } from '../../../language/spelling/meant.ts';
import { stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { phrasesOf } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './care-needed.wording.ts';

const risky =
  /\b(?:(?:with|use|using|get|in|into|on|from|turn on|light) (?:a |an |the |your |some )?(?:sharp |big |hot )?(?:knife|saw|drill|matches|fire|oven|stove|iron|hot oil|boiling water|hot pan)|boil(?:ing)? (?:the |some )?(?:water|jug)|(?:heat|fry) (?:up )?(?:it |them )?(?:in )?(?:the |some |hot )?(?:oil|butter))\b/giu;
const warned =
  /\b(?:careful\p{L}*|adult|grown|mum|dad|parent|teacher|watch out|safe\p{L}*|burn\p{L}*|warn\p{L}*|danger\p{L}*|gloves|mitts?|don['’]?t touch|beware|ouch|cut your|help you)\b/iu;

/** A knife also mixes and spreads; heat hurts more. */
const blunt = /\b(?:mix|stir|spread|butter|level|scrape|smooth|fold)\b/iu;
const hot = /\b(?:oil|boil\p{L}*|fire|oven|stove|matches|iron|hot)\b/iu;

/** Where somebody could be hurt, by heat first. */
function placesIn(text: StudentText): string[] {
  const places = phrasesOf(text, risky).filter((one) => hot.test(one) || !blunt.test(one));
  return places.toSorted((a, b) => Number(hot.test(b)) - Number(hot.test(a)));
}

/** Instructions with a knife or heat in them, and no word of care. */
export const careNeeded: Rule = {
  find(text) {
    const isSteps = kindOfWriting(text) === 'steps' && stepsOf(text).length >= 3;
    return !isSteps || warned.test(meant(text)) ? [] : nextStep(placesIn(text).slice(0, 1), 0.6);
  },
  skill: 'details',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh }) =>
      warned.test(fresh) || /\b(?:slow\p{L}*|hold|away|hot|sharp)\b/iu.test(fresh) || undefined,
  },
  speaksOf: {
    nextStep: {
      'procedural structure': 6,
      'procedural features': 5,
      instructions: 5,
      ideas: 4,
      'general writing': 7,
    },
  },
  cases: [
    {
      title: 'asks for care where there is a knife',
      text: '1. Wash the fruit.\n2. Peel the banana and cut it up with a knife.\n3. Put it on the sticks.\n4. Eat it.',
      finds: [{ kind: 'nextStep', quotations: [['Peel the banana and cut it up with a knife']] }],
    },
    {
      title: 'asks for care at hot oil, not where a knife only mixes',
      text: '1. Mix the dough with a knife.\n2. Cut it in squares.\n3. Heat the oil.\n4. Turn it when it is brown.',
      finds: [{ kind: 'nextStep', quotations: [['Heat the oil']] }],
    },
    {
      title: 'says nothing of a recount in the present',
      text: 'On Sunday we help Nana. I peel the taro with a knife. I carry the pot. We cook the taro. It was hot. I look at the sea. She gave me a plate. I am full.',
      finds: [],
    },
    {
      title: 'says nothing where a reader is warned',
      text: '1. Wash the fruit.\n2. Cut it up with a knife. Ask an adult to help.\n3. Put it on the sticks.',
      finds: [],
    },
  ],
};
