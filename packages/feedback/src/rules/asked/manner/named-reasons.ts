import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import { argues } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './named-reasons.wording.ts';

/** “Give three reasons and explain each one.” */
const wantsExplained =
  /\bexplain(?:s|ed|ing)? (?:each|every|all|both|your reasons|them|why|how)\b|\bwhy (?:for )?each\b|\bgo deep\b/iu;

/** Says why, or what comes of it. */
const explains =
  /\b(?:because|cos|coz|since|so|when|if|then|which|that|as|for example|means?|would|will|could|to)\b/iu;

/** ‘It is fun’, ‘You get boots’. */
const names =
  /^(?:(?:also|and|plus),? )?(?:it|they|you|we) (?:\p{L}+ )?(?:is|are|makes?|helps?|gives?|gets?|can|have|has|looks?|tastes?|keeps?|costs?|learns?|saves?)\b/iu;

/** In words. */
const MOST_WORDS = 7;

/** So many in a row are only named. */
const FEWEST = 3;

const isBare = ({ text, words }: Sentence): boolean =>
  words.length <= MOST_WORDS && names.test(meant({ text })) && !explains.test(meant({ text }));

/** The longest row of sentences that only name something. */
function rowIn({ sentences }: StudentText): Sentence[] {
  let row: Sentence[] = [];
  let longest: Sentence[] = [];
  for (const one of sentences) {
    row = isBare(one) ? [...row, one] : [];
    if (row.length > longest.length) longest = row;
  }
  return longest;
}

/** Reasons that are only named, one after another, where the task wants each explained. */
export const namedReasons: Rule = {
  find(text) {
    if (!wantsExplained.test(text.task ?? '') || !argues(text)) return [];
    const row = rowIn(text);
    return row.length < FEWEST
      ? []
      : nextStepAtSeveral(
          row.flatMap((one) => openingPhrase(text, one)),
          0.93,
        );
  },
  skill: 'explaining',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      ideas: 1,
      'persuasive structure': 9,
      'persuasive features': 9,
      reasons: 1,
      opinion: 9,
      'general writing': 9,
    },
  },
  cases: [
    {
      title: 'asks to explain reasons that are only named',
      purpose: 'persuade',
      task: 'Give at least three reasons and explain each one.',
      text: 'Everyone should play hockey because it is the best. It makes you fit. You make friends. It is fast. You get a stick. That is why I love it.',
      finds: [{ kind: 'nextStep', quotations: [['It is fast', 'You get a stick']] }],
    },
    {
      title: 'leaves reasons alone that are explained',
      purpose: 'persuade',
      task: 'Give at least three reasons and explain each one.',
      text: 'Everyone should play hockey. It makes you fit because you run all game. You make friends. My best friend is in my team and we met there. It is fast.',
      finds: [],
    },
    {
      title: 'says nothing where the task wants none explained',
      purpose: 'persuade',
      task: 'Give at least three reasons.',
      text: 'Everyone should play hockey because it is the best. It makes you fit. You make friends. It is fast. You get a stick. That is why I love it.',
      finds: [],
    },
  ],
};
