import { bodyLines } from '../../../text/lines/body-lines.ts';
import { withoutEndMark } from '../../../text/marks/end-marks.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { countWords, type Span } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { CHALLENGE } from '../challenge.ts';
import { wording } from './retried-line.wording.ts';

const FEWEST_WORDS = 3;
const MOST_WORDS = 9;

/** Places to choose from. */
const MOST = 3;

/** A line that compares, speaks or surprises has had a second thought already. */
const isWorked = /\b(?:like|as|if|once|never|only|some\p{L}+)\b|["“”!?]/iu;

/** Such a line says least, and is shown first. */
const isFlat = /\b(?:nice|good|great|fun|cool|lovely|beautiful|amazing|very|really)\b/iu;

/** A line of a pepeha is as it was handed down. */
const given = /^\W*(?:ko|nō|no) (?:[\p{L}\p{M}'’-]+ ){1,5}(?:ahau|au|[\p{L}\p{M}]+)\W*$/iu;

/** With so few lines, any may be tried again. */
const FEW = 3;

/** Neither first nor last: these frame a longer poem. */
function plainLines(text: StudentText): string[] {
  const all = bodyLines(text);
  const body = all.length <= FEW ? all : all.slice(1, -1);
  const suits = (line: Span) => {
    if (given.test(line.text)) return false;
    const words = countWords(line.text);
    return words >= FEWEST_WORDS && words <= MOST_WORDS && !isWorked.test(line.text);
  };
  const chosen = body.filter(suits).map((line) => withoutEndMark(line.text.trim()));
  const times = Map.groupBy(chosen, (line) => line);
  // A line that comes back is a refrain.
  const single = chosen.filter((line) => times.get(line)?.length === 1);
  return single.toSorted((a, b) => Number(isFlat.test(b)) - Number(isFlat.test(a)));
}

/** Of a poem, a line to try again. */
export const retriedLine: Rule = {
  find: (text) => (isVerse(text) ? nextStep(plainLines(text).slice(0, MOST), CHALLENGE) : []),
  skill: 'wordChoice',
  wording,
  speaksOf: {
    nextStep: {
      ideas: 31,
      vocabulary: 33,
      'narrative features': 31,
      'general writing': 31,
      comparisons: 31,
      description: 31,
      voice: 31,
    },
  },
  cases: [
    {
      title: 'tries a plain line of a poem again',
      text: 'Rain\nRain on the roof,\ndrip in my cup.\nPuddles like mirrors,\nworms coming up.\nThe gutter is gurgling\nand so is the cat',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['drip in my cup'], ['worms coming up'], ['The gutter is gurgling']],
        },
      ],
    },
    {
      title: 'tries the line first that says least',
      text: 'Rain\nRain on the roof,\ndrip in my cup.\nPuddles are deep,\nthe garden is nice.\nThe gutter is gurgling\nand so is the cat',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['the garden is nice'], ['drip in my cup'], ['Puddles are deep']],
        },
      ],
    },
    {
      title: 'tries any line of a haiku again that doesn’t compare',
      text: 'Frost on the paddock\nsparkles like broken mirrors\nsheep are breathing clouds',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Frost on the paddock'], ['sheep are breathing clouds']],
        },
      ],
    },
    {
      title: 'tries no line of a pepeha again',
      text: 'Ko Taranaki te maunga\nKo Waitara te awa\nKo Tokomaru te waka\nKo Owae te marae\nNō Waitara ahau\nKo Wiremu tōku ingoa',
      finds: [],
    },
    { title: 'says nothing of a story', text: 'We ran home. I fell. Mum laughed.', finds: [] },
  ],
};
