import { lowerWords } from '../../../text/words.ts';
import { wordSet } from '../../../text/word-set.ts';

/** Words that carry no reason by themselves. */
const slight = wordSet(`
  i we you he she it they them us me him her is are was were am be being been do does did the a an so very really just to of and also all always too that
  this these those my your our their its they're it's can will would should have has had than more not there
  in on at with for
  isn't aren't wasn't weren't don't doesn't didn't can't won't couldn't wouldn't shouldn't hasn't haven't
`);

/** Praise and blame that fit anything: “because it is good”. */
const judging = wordSet(`
  good better best great nice cool awesome amazing brilliant fantastic excellent important bad worse worst terrible horrible awful
`);

/** Words that say one thing of whatever they are said of. */
const alike: ReadonlyMap<string, string> = new Map([
  ['interesting', 'boring'],
  ['dull', 'boring'],
  ['enjoyable', 'fun'],
  ['healthy', 'good for you'],
  ['unhealthy', 'bad for you'],
]);

/** What makes another form of a word: “salty” of “salt”, “badly” of “bad”, “argue” of “arguing”. */
const ending = /(?<=\p{L}{3})(?:e?s|e?d|ing|ly|y|e)$/u;

const formOf = (word: string): string => word.replace(/['’]s$/u, '').replace(ending, '');

/** “That is good because it is good for kiwi” says for whom, and not why. */
const judgedAgain =
  /\b(good|bad|better)\b(?: \p{L}+){0,4} (?:because|becos|cos) (?:\p{L}+ ){1,3}\1 for\b/iu;

/** “You need it for things” doesn’t say for which. */
const forThings = /\bneed (?:it|them) for (?:\p{L}+ ){0,2}(?:things?|stuff)\W*$/iu;

/** “Because Mrs Lee said”, and not what she said. */
const saidSo = /^(?: \p{L}+\.?){1,3} (?:said|says|sed)(?: so| to)?\W*$/iu;

/** “Because oh my gosh” cries out. */
export const criesOut =
  /(?:^,?|\b(?:because|becos|cos),?) (?:oh\b|omg\b|wow\b|argh\b|ugh\b|yum\b|yuck\b|duh\b|just look\b)/iu;

/** Whether what follows ‘because’ is no reason: it says the claim again, or says nothing. */
export function isEmptyReason(words: string): boolean {
  const [claim, reason] = words.split(/\b(?:because|becos|cos)\b/iu);
  if (claim === undefined || reason === undefined) return false;
  if ([forThings, saidSo, criesOut].some((one) => one.test(reason)) || judgedAgain.test(words))
    return true;
  const said = new Set(lowerWords(claim).map(formOf));
  const claimed = claim.toLowerCase();
  return lowerWords(reason)
    .map((word) => word.replace(/’/gu, "'"))
    .filter((word) => !slight.has(word) && !judging.has(word))
    .every((word) => said.has(formOf(word)) || claimed.includes(alike.get(word) ?? '\n'));
}
