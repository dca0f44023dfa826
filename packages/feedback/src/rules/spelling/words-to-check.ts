import { misspellingsOf, type Misspelling } from '../../language/spelling/spelling.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { UNASKED } from '../finding.ts';
import type { Finding, Rule } from '../rule.ts';
import { speltOtherwise } from './spelt-otherwise.ts';
import { mostOften, oftenestFirst } from './oftenest-first.ts';
import { wording } from './words-to-check.wording.ts';

/** As many as a child can look up at once. */
const AT_ONCE = 3;

/** A word that is misspelt so often comes before those whose right form is known (times, and weight). */
const AGAIN = 3;
const BEFORE_SURE = 0.1;

const wordsIn = (all: readonly Misspelling[]): string[] =>
  oftenestFirst(all).map(({ word }) => word.text);

/** ‘Pitter patter’, ‘clippity cloppity’: both sound as they are meant to. */
function isSound(text: StudentText, { word }: Misspelling): boolean {
  const at = text.words.findIndex(({ start }) => start === word.start);
  const bones = (one: Word | undefined) => one?.lower.replace(/[aeiou]/gu, '');
  const beside = [text.words[at - 1], text.words[at + 1]];
  return at >= 0 && beside.some((one) => bones(one) === bones(word));
}

/** Misspelt words whose correct form is not certain: the child is asked to look again. */
export const wordsToCheck: Rule = {
  find(text) {
    const all = misspellingsOf(text);
    const unsure = all.filter((one) => one.right === null && !isSound(text, one));
    const asked = unsure.filter(({ isWrongForm }) => !isWrongForm);
    const words = wordsIn(asked).slice(0, AT_ONCE);
    // No dictionary helps with “choosed”, and more words are for another day.
    const rest = wordsIn(unsure).filter((word) => !words.includes(word));
    const times = mostOften(asked);
    const isFirst = times >= AGAIN && times > mostOften(all.filter(({ right }) => right !== null));
    const share = all.length / Math.max(1, text.words.length);
    const weight = (share > 0.1 ? 0.75 : share > 0.05 ? 0.55 : 0.15) + (isFirst ? BEFORE_SURE : 0);
    const step = (some: readonly string[], matters: number): Finding[] =>
      some.length === 0 ? [] : [{ kind: 'nextStep', quotations: [some], weight: matters }];
    return [...step(words, weight), ...step(rest, UNASKED)];
  },
  skill: 'checkingSpelling',
  wording,
  taken: speltOtherwise,
  speaksOf: {
    nextStep: { spelling: 2, 'general writing': 13 },
  },
  cases: [
    {
      title: 'asks to look again',
      text: 'The ballons were wriggeling.',
      finds: [{ kind: 'nextStep', quotations: [['ballons', 'wriggeling']] }],
    },
    {
      title: 'asks about no word made of two, no name in marks and no form of a word',
      text: 'We sheared in the woolshed and sang “wriggeling”. The duals on the tractor were wide. Nan gave us fa’apapa.',
      finds: [],
    },
    {
      title: 'asks about no word that only sounds, beside another',
      text: 'Pitter patter went the rain. The gutter went plink plonk and splish splosh. It was a ballon.',
      finds: [{ kind: 'nextStep', quotations: [['ballon']] }],
    },
    {
      title: 'asks about no dish from another country',
      text: 'We had mango lassi with congee, and then soba in miso soup.',
      finds: [],
    },
    {
      title: 'asks about no plural that may be spelt in two ways',
      text: 'Some volcanos have not erupted, and mosquitos bite.',
      finds: [],
    },
    {
      title: 'asks about no name that only lacks its capital',
      text: 'We flew to paris and then to london with a ballon.',
      finds: [{ kind: 'nextStep', quotations: [['ballon']] }],
    },
    {
      title: 'knows of a wrong form and of more words, but asks no one about them',
      text: 'He choosed a ballon, a spunge, a towl and a resque dog.',
      finds: [
        { kind: 'nextStep', quotations: [['ballon', 'spunge', 'towl']] },
        { kind: 'nextStep', quotations: [['choosed', 'resque']], weight: 0 },
      ],
    },
    {
      title: 'weighs more, and shows first, what comes again and again',
      text: 'A towl and a spunge are for the ballon. The ballon is red, so tie the ballon on.',
      finds: [{ kind: 'nextStep', quotations: [['ballon', 'towl', 'spunge']], weight: 0.85 }],
    },
    { title: 'says nothing where all is right', text: 'The caterpillar was green.', finds: [] },
    {
      title: 'asks about no short form of a time',
      text: 'Wait about 5 mins for the glue, then press for 30 secs.',
      finds: [],
    },
  ],
};
