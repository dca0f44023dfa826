import { isVerse } from '../../../text/forms/verse.ts';
import { bodyLines } from '../../../text/lines/body-lines.ts';
import { isEmptyLineBetween } from '../../../text/lines/empty-line.ts';
import type { StudentText } from '../../../text/student-text.ts';
import type { Span } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './plain-verse.wording.ts';

const plain =
  '(?:windy|cold|hot|warm|cool|wet|sunny|rainy|cloudy|stormy|strong|nice|good|great|pretty|beautiful|lovely|amazing|awesome|wonderful|big|huge|small|little|dark|loud|noisy|quiet|peaceful|calm|fun|happy|sad|scary|fast|long|deep|bad|cute|blue|green|grey|white|black)';
const degree = '(?:so |very |really |just |quite |a bit )?';
const told = String.raw`\b(?:is|are|was|were|it['’]s) ${degree}${plain}\b`;

const once = new RegExp(told, 'iu');

/** “is windy / and cold and very strong”: each plain word that ends what is said. */
const each = new RegExp(
  String.raw`(?:${told}|(?:\band|,) ${degree}${plain}(?=\s*(?:[.,!\n]|$)| and\b))`,
  'giu',
);

/** So many plain words are all that is said. */
const SEVERAL = 2;

const isPlain = (words: string): boolean =>
  once.test(words) && [...words.matchAll(each)].length >= SEVERAL;

/** A picture beside it. */
const pictured = /(?<!\b(?:i|we|they|you) (?:\p{L}+ )?)\b(?:like|as if|as \p{L}+ as)\b/iu;

/** In fewer, the last is no exception (verses). */
const FEWEST = 3;

/** A verse is what stands between gaps. */
function versesOf(text: StudentText): Span[][] {
  const verses: Span[][] = [];
  for (const line of bodyLines(text)) {
    const before = verses.at(-1)?.at(-1);
    const isApart = before === undefined || isEmptyLineBetween(text, before, line);
    if (isApart) verses.push([line]);
    else verses.at(-1)?.push(line);
  }
  return verses;
}

const wordsIn = (verse: readonly Span[]): string => verse.map(({ text }) => text).join('\n');

/** The last verse of a poem that alone tells what something is like, in plain words. */
export const plainVerse: Rule = {
  find(text) {
    if (!isVerse(text)) return [];
    const verses = versesOf(text);
    const last = verses.at(-1) ?? [];
    const words = wordsIn(last);
    if (verses.length < FEWEST || !isPlain(words) || pictured.test(words)) return [];
    if (verses.slice(0, -1).some((verse) => once.test(wordsIn(verse)))) return [];
    return nextStep(
      last.filter((line) => once.test(line.text)).map((line) => line.text.replace(/[.,!?]+$/u, '')),
      0.88,
    );
  },
  skill: 'details',
  wording,
  taken: { by: 'swapping' },
  speaksOf: {
    nextStep: {
      ideas: 1,
      description: 1,
      'narrative features': 2,
      'recount features': 3,
      'general writing': 2,
    },
  },
  cases: [
    {
      title: 'asks the last verse to show something, where the others do',
      text: 'The wind gets up before my dad.\nIt tries the gate\nagain and again.\n\nIt goes through the bins\nand picks out one can\nand rolls it down the street.\n\nAt night the wind is windy\nand cold and very strong\nand I go to sleep.',
      finds: [{ kind: 'nextStep', quotations: [['At night the wind is windy']] }],
    },
    {
      title: 'asks for it where somebody only likes it, too',
      text: 'It carries a ball\npast the club\nand keeps it.\n\nA shag stands on the pole\nand hangs out its wings\nlike washing.\n\nIn the evening the river is beautiful\nand nice and really big\nand I like it a lot.',
      finds: [{ kind: 'nextStep', quotations: [['In the evening the river is beautiful']] }],
    },
    {
      title: 'leaves a poem alone in which all verses are like that',
      text: 'The wind gets up before my dad.\nIt tries the gate\nagain and again.\n\nIt is cold in the bins\nand it picks out one can\nand rolls it down the street.\n\nAt night the wind is windy\nand cold and very strong\nand I go to sleep.',
      finds: [],
    },
    {
      title: 'says nothing of prose',
      text: 'The wind gets up.\n\nIt goes through the bins and picks out one can.\n\nAt night the wind is windy and cold.',
      finds: [],
    },
  ],
};
