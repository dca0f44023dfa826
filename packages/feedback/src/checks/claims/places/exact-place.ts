import type { Stretch } from '@second-draft/contract';
import { FAREWELL, greets } from '../../../text/meaning/letter-words.ts';
import { matchesIn } from '../../../text/searching/matches-in.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { findQuotation } from '../../finding/find-quotation.ts';
import { piece } from '../piece.ts';
import type { Source } from '../source.ts';
import { isOfAPart } from './of-a-part.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const edge = '(?<edge>first|opening|last|final|closing)';
const sentence = '(?:sentence|line|words)';
const quoted = String.raw`“(?<words>[^“”\n]{2,300})”`;
const ofAll = String.raw`(?! (?:to|of|for|in|on|about|after|before|when|where|that) (?!(?:your|the|this) ${piece}\b))`;

const named: readonly RegExp[] = [
  // “Your last line, ‘X’, …”
  new SparingPattern(
    String.raw`\b(?:your|the) (?:very )?${edge} ${sentence}(?: (?:that )?(?:you|we|i|readers?) \p{L}+(?: us)?)?(?: is| are| was|,|:)? (?:the )?${quoted}`,
    'giu',
  ),
  // “‘X’ is a strong last line”, “‘X’. This opening sentence …”
  new SparingPattern(
    String.raw`${quoted},? (?:is|was|makes|works as)(?: (?:such|really|quite))? (?:an?|your|the)(?: (?!first|last|final|opening|closing)[\p{L}-]+){0,2} ${edge} ${sentence}\b${ofAll}`,
    'giu',
  ),
  new SparingPattern(
    String.raw`${quoted}[,.]? (?:and |so |but )?(?:this|that)(?: (?!first|last|final|opening|closing)[\p{L}-]+)? ${edge} ${sentence}\b${ofAll}`,
    'giu',
  ),
];

/** “It stops at ‘X’.” */
const stops = new SparingPattern(
  String.raw`\b(?:it|(?:your|the|this) (?:\p{L}+ )?(?:text|writing|story|piece|recount|report|letter|poem)) (?:just |then |only )?(?:(?:suddenly|abruptly) )?(?:stop(?:s|ped)?|breaks? off|cuts? off|finish(?:es|ed)?|ends?(?= (?:suddenly|abruptly)))(?: (?:suddenly|abruptly|short|there|right))* (?:at|with|after|on)(?: (?:the )?(?:words?|line|sentence))? ${quoted}(?!,? (?:where|which|for a)\b)`,
  'giu',
);

const FEWEST_WORDS = 4;
const farewell = new SparingPattern(String.raw`^\W*(?:${FAREWELL}|the end)(?!\p{L})`, 'iu');

/** A whole sentence, and no greeting, farewell or cry. */
const isFull = ({ text, words }: Sentence): boolean =>
  words.length >= FEWEST_WORDS &&
  /[.!?]["”’')]*$/u.test(text) &&
  !greets.test(text) &&
  !farewell.test(text);

/** Whether a whole sentence stands before the place, or after it. */
function isFullBeside(at: Stretch, isFirst: boolean, source: Source) {
  const { sentences, turns } = source.asRead();
  if (turns.length > 0) return false;
  return sentences.some(
    (one) => isFull(one) && (isFirst ? one.end <= at.start : at.end <= one.start),
  );
}

/** A quicker test: most comments speak of neither end. */
const mayPlace = /\b(?:first|opening|last|final|closing|stop|break|cut|finish|end)/iu;

/** Whether a comment calls words of the text its first or last sentence, or where it stops, that aren’t. */
export function isNotAtEdge(comment: string, source: Source): boolean {
  if (!mayPlace.test(comment)) return false;
  const { lower } = source.normalised;
  const claims = [...named, stops].flatMap((claim) => matchesIn(comment, claim));
  return claims.some(({ index, 0: whole, groups }) => {
    if (isOfAPart(comment, index, index + whole.length)) return false;
    const found = findQuotation(groups?.['words'] ?? '', source);
    if (found === null) return false;
    const isFirst = /^(?:first|opening)$/iu.test(groups?.['edge'] ?? '');
    const comesAgain =
      !isFirst && lower.includes(found.text.toLowerCase().replace(/[.,!?]+$/u, ''), found.end);
    return !comesAgain && isFullBeside(found, isFirst, source);
  });
}
