import { deedsOf, fromEachThird } from '../../../text/meaning/deeds.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText, Word } from '../../../text/student-text.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { pastTense } from './past-tense.ts';
import { wording } from './told-in-past.wording.ts';

/** Verbs that any story has. */
const plain = new Set('got went came made took gave left saw ran told'.split(' '));

const present =
  /\b(?:i|we|he|she|they|mum|dad) (?:all |both |just |then )?(?:go|goes|say|says|see|sees|run|runs|come|comes|get|gets|look|looks|tell|tells|take|takes|sing|sings|stand|stands|sit|sits|eat|eats|walk|walks|make|makes|give|gives|play|plays|drive|drives|start|starts|jump|jumps|swim|swims|wait|waits|turn|turns|find|finds)\b/giu;

/** ‘A bit’, ‘on the left’, ‘lost property’: the same letters, and no verb. */
const noVerb = new Set(
  'bit left felt ground wound saw rose fell bore lost broken stuck'.split(' '),
);
const isVerb = ({ lower, start, text: written }: Word, { text }: StudentText) =>
  (!noVerb.has(lower) && written === lower && !describes.test(text.slice(0, start).slice(-12))) ||
  /\b(?:i|we|he|she|it|they|\p{L}+ly|who|and)\s+$/iu.test(
    text.slice(Math.max(0, start - 12), start),
  );

/** “A very detailed drawing” tells what it is like. */
const describes = /\b(?:an?|the|my|our|his|her|their|very|so|too|really)\s+$/iu;

/** One form of the present is enough to doubt it. */
const slips = (text: StudentText) =>
  Array.from(text.text.matchAll(present)).some(
    ({ index, 0: { length } }) => !isSpoken(text, { start: index, end: index + length }),
  );

/** A story in the past tense, shown by a verb from the beginning, the middle and the end. */
export const toldInPast: Rule = {
  find(text) {
    if (!isStory(text) || pastTense.find(text).length > 0 || slips(text)) return [];
    const verbs = deedsOf(text)
      .map(({ verb }) => verb)
      .filter((verb) => isVerb(verb, text));
    const different = [...new Map(verbs.map((verb) => [verb.lower, verb])).values()];
    const chosen = fromEachThird(text, different, ({ lower }) => (plain.has(lower) ? 1 : 0));
    return chosen.length === 0
      ? []
      : [{ kind: 'strength', quotations: [chosen.map((verb) => verb.text)], weight: 0.68 }];
  },
  skill: 'pastTense',
  wording,
  speaksOf: { strength: { 'recount features': 2, 'narrative features': 6, tense: 1 } },
  storiesOnly: true,
  cases: [
    {
      title: 'takes a word that describes a thing for no verb',
      text: 'I practised my face in the bus. By then everyone was there. The only seat was beside a boy with a very detailed drawing. He was quiet. At lunch he showed me the list and nodded.',
      finds: [],
    },
    {
      title: 'shows the tense by three verbs',
      text: 'We drove to the lake. The dog jumped in. Then my cousin caught an eel. Dad dropped it. We cooked tea. My sister slept.',
      finds: [{ kind: 'strength', quotations: [['drove', 'caught', 'cooked']] }],
    },
    {
      title: 'says nothing where the tense slips',
      text: 'On Saturday we drove to the lake. The dog jumped in. Then he sees an eel. Then we eat it. Dad dropped it. Then he falls in. We cooked tea. My sister slept.',
      finds: [],
    },
    {
      title: 'takes no word before a noun for a verb',
      text: 'We drove to the lake. The dog jumped in. The school lost property box was there. Dad opened it. We found my cap. We cooked tea. My sister slept.',
      finds: [{ kind: 'strength', quotations: [['drove', 'opened', 'cooked']] }],
    },
    {
      title: 'says nothing of facts',
      text: 'Eels live in lakes. They eat worms. They swim.',
      finds: [],
    },
    {
      title: 'says nothing where one verb is of the present',
      text: 'We drove to the lake. The dog jumped in. Then my cousin caught an eel. Dad dropped it. The last time I go from the top to the bottom. We cooked tea. My sister slept.',
      finds: [],
    },
  ],
};
