import { fewerOfKind } from '../demands/fewer-of.ts';
import { howMany } from '../how-many.ts';
import { similes } from './similes.ts';
import { proofOfNews, shareDone, shown, type Demand } from '../own-look.ts';

const asks =
  /\bsimiles?\b|\bmetaphors?\b|\bcompar(?:e|ing) (?:it|him|her|them|this|that|the|your)\b[^.?!]{0,40}\b(?:to|with) (?:something|an?)\b/u;
/** ‘Her eyes were two torches’: a metaphor has no word by which it is known. */
const byAnyWord = /\bmetaphors?\b/u;

/** Something said to be like something else. */
export const simileWritten: Demand = {
  isAsked: (look) => asks.test(look.asked) && !fewerOfKind.isAsked(look),
  met(look) {
    const told = look.news.filter(({ fresh }) => fresh.search(similes) >= 0);
    if (told.length === 0) return byAnyWord.test(look.asked) ? null : shown('notYet', []);
    const proof = proofOfNews(look, told);
    return shown(shareDone(told.length, howMany(look.asked) ?? 1), proof, true);
  },
};
