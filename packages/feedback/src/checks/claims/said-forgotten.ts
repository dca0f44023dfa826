import { capitals } from '../../rules/punctuation/capitals.ts';
import { endMarks } from '../../rules/punctuation/end-marks.ts';
import { speechMarks } from '../../rules/punctuation/speech-marks.ts';
import type { Rule } from '../../rules/rule.ts';
import { greets } from '../../text/meaning/letter-words.ts';
import { matchesIn } from '../../text/searching/matches-in.ts';
import { hasTitle } from './has-title.ts';
import { pieceName } from './piece.ts';
import type { Source } from './source.ts';
import { anyOfThings, isMatchedThere, type Thing } from './things.ts';
import { times } from './times.ts';

const forgotten = String.raw`\b(?:you(?:['’]ve)? (?:have )?(?:forgot|forgotten|left out|left off|missed|missed out|skipped)(?: to (?:use|put in|put|write|add|include|give(?: it| us)?))?|(?:${pieceName}|it) (?:is missing|is (?:still )?without|lacks|(?:still )?needs))(?: (?:all|the|your|its|any|an?|some|of))*`;

/** More words between two full stops may be several sentences. */
const LONGEST_SENTENCE = 30;

/** Fewer marks say little of all. */
const FEWEST = 3;

const isRight = (rule: Rule, { asRead }: Source): boolean =>
  !rule.find(asRead()).some(({ kind }) => kind === 'nextStep');

function areEndMarksThere(source: Source): boolean {
  const { sentences } = source.asRead();
  return (
    isRight(endMarks, source) &&
    times(/[.!?](?:["”’]|\s|$)/gu, source.normalised.original) >= FEWEST &&
    sentences.every(
      ({ text, words }) => /[.!?]["”’')]*$/u.test(text) && words.length <= LONGEST_SENTENCE,
    )
  );
}

const things: readonly Thing[] = [
  { thing: 'full stops', isThere: areEndMarksThere },
  {
    thing: 'capitals?(?: letters)?',
    isThere: (source: Source) =>
      isRight(capitals, source) &&
      areEndMarksThere(source) &&
      source.asRead().sentences.every(({ text }) => !/^\p{Ll}/u.test(text)),
  },
  {
    thing: '(?:speech|talking|quotation) marks',
    isThere: (source: Source) => isRight(speechMarks, source) && source.asRead().speech.length > 0,
  },
  { thing: 'title', isThere: hasTitle },
  {
    thing: 'greeting',
    isThere: ({ normalised }: Source) => greets.test(normalised.original),
  },
];

const claimed = new RegExp(
  String.raw`${forgotten} ${anyOfThings(things)}\b(?! (?:letters?|marks?|in|at|on|after|before|for|around|to|where|when|that)\b)(?! [“‘])`,
  'giu',
);

/** A step that asks for one asks for what is there. */
const asked =
  /(?:^|[.!?] |\b(?:next|first|then|and|now),? )(?:add|write|put in|begin with|start with|give (?:it|us|your \p{L}+|this)) an? (title|greeting)\b(?! (?:that|which|like|of|with|from))/iu;

const numbering =
  /\b(?:you(?:['’]ve)? (?:have )?(?:forgot|forgotten|not) to number|(?:^|[.!?] )number) (?:your|the|all|each)\b[^.!?]{0,10}\b(?:steps|instructions)\b/iu;
const isNumbered = ({ normalised }: Source): boolean =>
  times(/^\s*\d{1,2}[.):]?\s+\p{L}/gmu, normalised.original) >= FEWEST;

/** A quicker test: most comments are about none of these. */
const mayForget = /full stop|capital|marks|title|greeting|number/iu;

/** Whether a comment says that something was forgotten, or asks for it, and all of it is there. */
export function isFalselyForgotten(comment: string, source: Source): boolean {
  if (!mayForget.test(comment)) return false;
  const claims = matchesIn(comment, claimed);
  if (claims.some((found) => isMatchedThere(found, things, source))) return true;
  if (numbering.test(comment) && isNumbered(source)) return true;
  const [, thing] = asked.exec(comment) ?? [];
  return things.some((one) => one.thing === thing?.toLowerCase() && one.isThere(source));
}
