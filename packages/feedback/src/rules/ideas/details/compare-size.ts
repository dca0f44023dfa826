import { phraseAround } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './compare-size.wording.ts';

const measure =
  /(?<![\d.,$])(?:\d[\d,. ]{0,12}\d|\d) ?(?:(metres?|meters?|m|cm|centimetres?|mm|millimetres?|km|kilometres?)|(kg|kgs|kilos?|kilograms?|grams?|g|tonnes?|tons?)|(litres?|liters?)|(km\/h|kph|kilometres an hour|kilometres per hour))(?![\p{L}/])/giu;

const sameAs = ['as long', 'as heavy', 'as big', 'as fast'] as const;

/** Something to compare it with. */
const compared =
  /\b(?:like|than|as \p{L}+ as|(?:same|size|weight|length|height|width|speed) (?:as|of)|equals?|equivalent|enough to|half|twice|double|times|compare[sd]?|that is (?:a|the)|imagine|(?:would|could) (?:fill|fit|reach|hold))\b/iu;

/** A place or a journey rather than a size. */
const where =
  /\b(?:away|from|under|underground|underwater|beneath|above|below|down|deep|north|south|east|west|off the|within|race|ran|run|walk|drive|drove|below|sea level|every|each|apart)\b/iu;

/** A longer phrase leaves no room for the question (words). */
const MOST_WORDS = 14;

/** What somebody can jump or dive is no size: only what is so long may be as big as something. */
const sized =
  /\b(?:is|are|was|were|be|been|being|grows?|grew|measures?|stands?|stood|reach(?:es)?|tall|high|height|wide|width|across|long|length|big\p{L}*)\b/iu;

/** Not every length lies: ‘9 metres long’, ‘9 metres high’, ‘it is 9 metres’. */
function lengthIn(place: string): string {
  if (/\b(?:tall|high|height)\b/iu.test(place)) return 'as tall';
  if (/\b(?:wide|width|across)\b/iu.test(place)) return 'as wide';
  return /\b(?:long|length)\b/iu.test(place) ? 'as long' : 'as big';
}

const fromThere = (text: StudentText, at: number) =>
  [at, at + 1].map((i) => text.sentences[i]?.text ?? '').join(' ');

/** A measure in a report or an argument that nothing helps the reader to picture. */
export const compareSize: Rule = {
  find(text) {
    const kind = kindOfWriting(text);
    if (kind === 'steps' || kind === 'story') return [];
    const places = [...text.text.matchAll(measure)].flatMap((match) => {
      const { index } = match;
      const at = text.sentences.findIndex((one) => one.start <= index && index < one.end);
      const place = phraseAround(text, { start: index, end: index + match[0].length });
      const isPlain =
        place !== null &&
        countWords(place) <= MOST_WORDS &&
        !where.test(place) &&
        !compared.test(fromThere(text, at));
      const as = sameAs[[1, 2, 3, 4].findIndex((group) => match[group] !== undefined)];
      if (!isPlain || as === undefined) return [];
      if (as === 'as long' && !sized.test(place)) return [];
      return [{ place, as: as === 'as long' ? lengthIn(place) : as }];
    });
    return places.slice(0, 1).flatMap(({ place, as }) => nextStep([place], 0.52, { as }));
  },
  skill: 'comparisons',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    isSo: ({ fresh }) => compared.test(fresh) || (countWords(fresh) >= 4 && 'half'),
  },
  speaksOf: {
    nextStep: {
      'report features': 5,
      ideas: 5,
      facts: 3,
      information: 5,
      comparisons: 2,
      'persuasive features': 6,
      'general writing': 7,
    },
  },
  cases: [
    {
      title: 'asks for a comparison beside a measure',
      text: 'Whales are mammals. They can grow up to 16 metres long. They eat krill.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['They can grow up to 16 metres long']],
          slots: { as: 'as long' },
        },
      ],
    },
    {
      title: 'takes what somebody can do, or how far down something lives, for no size',
      text: 'Fleas are insects. They can jump 30 centimetres. Some shrimps live in the sea 4000 metres down.',
      finds: [],
    },
    {
      title: 'leaves a measure alone that is compared, there or after',
      text: 'It weighs 3 kg. That is the same as a cat. Its egg weighs 400 g, as much as four apples.',
      finds: [],
    },
    {
      title: 'asks what is as tall, not as long',
      text: 'Kauri are trees. The oldest one is 51 metres high. They drop their lower branches.',
      finds: [{ kind: 'nextStep', slots: { as: 'as tall' } }],
    },
    {
      title: 'takes no distance and no year for a size',
      text: 'They live 80 km from the coast. They swim 20 metres below the ice. The plant is 200 metres underground. In 1990 there were 40.',
      finds: [],
    },
    {
      title: 'asks nothing of instructions',
      text: '1. Cut 30 cm of string.\n2. Tie it on.\n3. Fold it over.\n4. Hang it up.',
      finds: [],
    },
  ],
};
