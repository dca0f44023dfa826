import { escape } from '../letters/unescaped.ts';

/** Marks of scripts without spaces aren't part of a name before them, see `runsOf`. */
const marks = String.raw`[\p{M}--[\p{Script=Thai}\p{Script=Hangul}]]`;
/** What may be a stand-in for a name. */
export const word = new RegExp(
  String.raw`${escape.source}|\p{Script=Latin}[\p{Script=Latin}${marks}]*`,
  'giv',
);
/**
 * What a stand-in may come back with: the s of a possessive without its apostrophe, and small raised
 * letters, which may follow a name in Chinese.
 */
export const ending = /(?:s|\p{Lm}+)$/iu;
/** What may be a stand-in for a contact detail. */
export const detail = /\[(?:address|contact|date|email|handle|link|phone) \d+\]/giu;
