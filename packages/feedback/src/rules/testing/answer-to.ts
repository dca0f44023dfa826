import type { PlaceNow, Rule } from '../rule.ts';

/** What a rule makes of an answer to its step, by what is new in the second draft and how its place is. */
export const answerTo = (rule: Rule, place: Partial<PlaceNow>) =>
  rule.taken?.isSo?.({
    words: '',
    sentences: '',
    fresh: '',
    hasNewEnd: false,
    freshEnd: place.hasNewEnd === true ? (place.fresh ?? '') : '',
    beginsLine: false,
    beginsSentence: false,
    isEarly: false,
    isOnTopic: false,
    isJoined: false,
    slots: {},
    comment: '',
    ...place,
  });

/** In the words of a title; what the rule can’t tell, its own search decides. */
export const verdicts = {
  'is taken': true,
  'is half taken': 'half',
  'is not taken': false,
  'is left to be looked for again': undefined,
} as const;

export type VerdictName = keyof typeof verdicts;
