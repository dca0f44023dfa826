import { meant } from '../../../language/spelling/meant.ts';
import { beginningOf } from '../../../text/lines/parts.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './no-definition.wording.ts';

/** ‘are big’, ‘are really cool’ says what it is like. */
const plain = String.raw`big|small|huge|tiny|large|little|tall|long|cool|cute|fast|slow|good|great|bad|nice|fun|funny|scary|strong|awesome|amazing|loud|noisy|black|white|brown|green|grey|red|blue|orange|yellow|slimy|hard|soft|furry|fluffy|easy|dangerous|friendly|clever|smart|rare|shy|beautiful|pretty|heavy|old|young|hungry|wild|sharp|\p{L}+ing`;

/** May say what something is, in whatever words: nothing is asked where that can’t be excluded. */
const defines = new RegExp(
  String.raw`(?<!\bthere )\b(?:is|are|was|were)\b(?! (?:(?:so|very|really|quite|usually|mostly) )*(?:${plain})(?= (?:and|but|with|because)\b|[^\p{L} ]|$))|\b(?:called|known as|kinds? of|types? of|sorts? of|breeds?|species|groups?|looks? like|belongs?|means?|famil(?:y|ies))\b`,
  'iu',
);

/** The opening (sentences). */
const OPENING = 3;

const FEWEST_SENTENCES = 5;

/** A report that begins with single facts and never says what its topic is. */
export const noDefinition: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'facts' || text.sentences.length < FEWEST_SENTENCES) return [];
    const opening = beginningOf(text, OPENING);
    if (opening.some((one) => defines.test(meant(one)))) return [];
    return nextStep(openingPhrase(text, opening.find((one) => one.line > 0) ?? opening[0]), 0.85);
  },
  skill: 'definition',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh, isEarly }) => isEarly && (defines.test(fresh) || undefined),
  },
  ofTask: true,
  speaksOf: {
    nextStep: {
      'report structure': 1,
      'report features': 3,
      opening: 1,
      organisation: 2,
      information: 1,
      'general writing': 3,
    },
  },
  cases: [
    {
      title: 'asks what it is where single facts come first',
      text: 'Huntaways\nThey bark. A huntaway barks to push sheep away from you. You need one on a hill. They weigh 30 kilos. They sleep in a kennel.',
      finds: [{ kind: 'nextStep', quotations: [['They bark']] }],
    },
    {
      title: 'leaves alone an opening that says what it is, in whatever words',
      text: 'Huntaways\nThey bark a lot. Huntaways are dogs that work on farms. They weigh 30 kilos. They sleep in a kennel.',
      finds: [],
    },
    {
      title: 'leaves alone an opening that says what it is like and where it belongs',
      text: 'Tuatara\nThey saw the dinosaurs go. Tuatara look like lizards, but stand in a group of their own. They grow to 60 centimetres. They eat wētā. They lay eggs.',
      finds: [],
    },
    {
      title: 'takes what there is on something for no word of what it is',
      text: 'Milk tankers\nThe driver gets up early. There are thirty wheels on the truck. One flat tyre can stop the whole trip. It holds milk. It gets washed.',
      finds: [{ kind: 'nextStep', quotations: [['The driver gets up early']] }],
    },
    {
      title: 'says nothing of instructions',
      text: 'How to call a dog\nStand still. Whistle twice. Hold up your hand. Wait for the dog. Pat it.',
      finds: [],
    },
  ],
};
