import { phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { isVerb } from '../../../text/grammar/verbs.ts';
import { inWords, MOST_PLACES, nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './repeated-then.wording.ts';

const then = /(?<=^|[.!?,]["”’]?\s+|\band )then\b/gimu;

/** ‘More then one’ means ‘than’. */
const comparing =
  /\b(?:more|less|fewer|rather|other|better|worse|bigger|smaller|older|younger|faster|slower|longer|shorter|taller|higher|lower|easier|harder|warmer|colder) then\b/giu;

const THEN = 'then'.length;

/** A longer piece without a verb has one that isn’t known (words, and characters). */
const FEW = 4;
const PIECE = 40;
const someone = /^(?:i|we|he|she|they|it|you|there|me|him|her|them|us)$/u;

/** ‘Rice, then soup, and then the cake’, ‘Then ten.’: what comes next is only named. */
function isListed({ text, words }: StudentText, at: number): boolean {
  const from = words[at]?.end ?? 0;
  const long = text.slice(from, from + PIECE).search(/[.!?,;:\n]/u);
  if (long < 0) return false;
  const piece = words.slice(at + 1, at + 2 + FEW).filter(({ start }) => start < from + long);
  return (
    piece.length <= FEW && !piece.some(({ lower }) => someone.test(lower)) && !piece.some(isVerb)
  );
}

/** Words without a verb are no place to say it in another way: “then there one”. */
function isDeed({ text, words }: StudentText, phrase: string): boolean {
  const start = text.indexOf(phrase);
  const within = words.filter((one) => one.start >= start && one.end <= start + phrase.length);
  return within.length > FEW || within.some(isVerb);
}

/** More places are of no use to anybody. */
const MOST_SHOWN = 12;

/** In a longer text a few are not heard as too many (words for each). */
const FEWEST_APART = 60;

/** Blind readers found other needs more important, but for one ‘then’ after another. */
const weightOf = (thens: number): number => {
  if (thens > 7) return 0.8;
  if (thens > 4) return 0.66;
  return thens > 3 ? 0.5 : 0.2;
};

/** ‘Then’ or ‘and then’ three times or more. */
export const repeatedThen: Rule = {
  find(text) {
    const thans = new Set(
      [...text.text.matchAll(comparing)].map(({ index, 0: words }) => index + words.length - THEN),
    );
    const said = text.words
      .map((word, at) => ({ word, at }))
      .filter(({ word }) => word.lower === 'then' && !thans.has(word.start));
    const others = new Set([
      ...thans,
      ...said.filter(({ at }) => isListed(text, at)).map(({ word }) => word.start),
    ]);
    const thens = [...text.text.matchAll(then)].filter(
      ({ index, 0: word }) =>
        !others.has(index) && !isSpoken(text, { start: index, end: index + word.length }),
    );
    if (thens.length < 3 || thens.length * FEWEST_APART < text.words.length) return [];
    const placesOf = (some: typeof thens) =>
      some
        .flatMap(({ index }) => phraseAround(text, { start: index, end: index + THEN }) ?? [])
        .filter((phrase) => isDeed(text, phrase));
    const weight = weightOf(thens.length);
    // The first may stay; a student may change that one, too.
    return nextStep(placesOf(thens.slice(1, 1 + MOST_SHOWN)), weight, {
      times: inWords(said.length),
    }).map((finding) => ({ ...finding, places: placesOf(thens.slice(0, MOST_PLACES)) }));
  },
  skill: 'timeConnectives',
  wording,
  taken: {
    by: 'takingOut',
    where: 'anywhere',
    isSo: ({ words }) => !/\bthen\b/iu.test(words) && undefined,
  },
  speaksOf: {
    nextStep: {
      'narrative structure': 6,
      'procedural features': 3,
      'recount structure': 3,
      'recount features': 4,
      'general writing': 4,
      organisation: 2,
      connectives: 1,
      'sentence structure': 3,
    },
  },
  cases: [
    {
      title: 'counts them',
      text: 'First we swam. Then we ate. Then we slept. And then it rained.',
      finds: [{ kind: 'nextStep', quotations: [['Then we slept'], ['then it rained']] }],
    },
    {
      title: 'takes a list of people for no time',
      text: 'We sang. Then Lola joined in, and then Tita Marites, and then the whole room. Then we ate.',
      finds: [],
    },
    {
      title: 'takes what is listed for no time, and counts every ‘then’ that a reader can count',
      text: 'We ate rice, then soup, then more rice. Then we swam. Then we slept. “Then what?” said Dad. Then it rained.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Then we slept'], ['Then it rained']],
          slots: { times: 'six' },
        },
      ],
    },
    {
      title: 'leaves ‘then’ alone where a few words are said again for effect',
      text: 'The sky is dark. Then one fat drop hits the roof. Then ten. Then all of it. The dog hides.',
      finds: [],
    },
    {
      title: 'doesn’t count what should be ‘than’',
      text: 'It was bigger then me. Then we ate more then we could. Then we slept.',
      finds: [],
    },
    {
      title: 'shows no words without a verb',
      text: 'First we swam. It has to bounce here and then there one. Then we ate. Then they slept.',
      finds: [{ kind: 'nextStep', quotations: [['Then we ate'], ['Then they slept']] }],
    },
    { title: 'says nothing of two', text: 'We swam. Then we ate. Then we slept.', finds: [] },
  ],
};
