import { bodyLines } from '../../../text/lines/body-lines.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { lowerWords } from '../../../text/words.ts';
import type { Finding, Rule } from '../../rule.ts';
import { wording } from './rhymes.wording.ts';

/**
 * Endings that sound alike in nearly every short word that has them (R. E. Wylie and D. D. Durrell,
 * “Teaching vowels through phonograms”, Elementary English 47, 1970), and some more of the kind.
 */
const ending =
  /^(?:qu|[^aeiou]*)(?<rhyme>(?:ack|ail|ain|ake|ale|ame|an|ank|ap|ash|at|ate|aw|ay|ell|est|ice|ick|ide|ight|ill|in|ine|ing|ink|ip|it|ock|oke|op|ore|ot|uck|ug|ump|unk|ed|ee|een|eep|eet|oat|ound|ouse|un|ut|ub|og|en|et|ig|all)s?)$/u;

/** Spelt like the others, and said otherwise. */
const said = /^(?:what|wash|swan|swap|swat|says|shall|wound|quay)s?$/u;

/** Lines between two that rhyme. */
const NEAR = 3;

const MOST = 3;

function rhymeOf(line: string): { word: string; rhyme: string } | null {
  const word = lowerWords(line).at(-1) ?? '';
  const rhyme = ending.exec(word)?.groups?.['rhyme'];
  return rhyme === undefined || said.test(word) ? null : { word, rhyme };
}

/** Of a poem, words that rhyme at the ends of lines near one another. */
export const rhymes: Rule = {
  find(text) {
    if (!isVerse(text)) return [];
    const ends = bodyLines(text).map((line) => rhymeOf(line.text));
    const pairs = ends.flatMap((one, i) => {
      const other = ends
        .slice(i + 1, i + 1 + NEAR)
        .find((later) => later?.rhyme === one?.rhyme && later?.word !== one?.word);
      return one && other ? [[one.word, other.word]] : [];
    });
    const finding: Finding = { kind: 'strength', quotations: pairs.slice(0, MOST), weight: 0.62 };
    return pairs.length === 0 ? [] : [finding];
  },
  skill: 'sounds',
  wording,
  speaksOf: {
    strength: {
      praise: 4,
      ideas: 8,
      vocabulary: 5,
      'sentence structure': 8,
      'general writing': 4,
      voice: 6,
    },
  },
  cases: [
    {
      title: 'praises words that rhyme at the ends of lines',
      text: 'My Cat\nMy cat is fat\nHe sits on a mat\nHe likes to play\nat the end of the day\nand sleeps in the sun',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['fat', 'mat'],
            ['play', 'day'],
          ],
        },
      ],
    },
    {
      title: 'takes no word that is only spelt alike for a rhyme',
      text: 'I have a cough\nthe paper is rough\nwe pull the plough\nI do know how\nit is in the bough',
      finds: [],
    },
    {
      title: 'takes one thing and several for no rhyme',
      text: 'Rain on the roof\nit drips and it drops\nand nobody knows\nif it reaches the top\nof the old blue shed',
      finds: [],
    },
    { title: 'says nothing of a story', text: 'The cat sat on a mat. It was fat.', finds: [] },
  ],
};
