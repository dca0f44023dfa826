import { matchesIn } from '../../text/searching/matches-in.ts';
import { findQuotation } from '../finding/find-quotation.ts';
import { piece } from './piece.ts';
import { edgesOf } from './places/edges-of.ts';
import { ofAPart } from './places/of-a-part.ts';
import type { Source } from './source.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const whole = String.raw`(?:(?:it|off|your ${piece}|straight away|right away|strongly|well) )*`;
const whose = String.raw`(?<!\b(?:could|can|may|might|would|should|will|do|did|if|when|that|as|where) )\b(?:you|(?:your|the|this) ${piece})`;
const words = String.raw`(?:(?:(?:the|this|an?|your) )?(?:[\p{L}-]+ )?(?:words?|sentence|line|question|image|picture|exclamation|simile|fact)[,:]? )?(?:the )?[“‘]([^“”‘\n]{1,200})[”’](?!\p{L})`;

const opens = String.raw`${whose} (?:begin|start|open|began|started|opened)s? ${whole}(?:with|on|at)`;
const closes = String.raw`${whose} (?:end|finish|close|conclude)(?:s|d|ed)? ${whole}(?:with|on|at|by saying)`;

/** “Your first question” is the first of several, “your opening question” is not. */
const kinds = String.raw`(?:rhetorical )?(?:question|statement|exclamation|image|picture|phrase|simile|metaphor|comparison|hook|speech|quote)`;

/** “‘X’ is a strong way to begin.” */
const isCalled = String.raw`“([^“”\n]{1,200})”,? (?:is|was|makes|makes for|works as)(?: (?:such|really|quite))? (?:an?|your|the)(?: [\p{L}-]+){0,2}?`;
const ofAll = String.raw`(?!(?: (?:to|of|for|in|on))? (?:your|the|this|that|an?|each|every) (?!${piece}\b))`;
const calledOpening = new SparingPattern(
  String.raw`${isCalled} (?:opening|opener|way to (?:begin|start|open))\b${ofAll}`,
  'giu',
);
const calledEnding = new SparingPattern(
  String.raw`${isCalled} (?:ending|conclusion|finish|way to (?:end|finish|close))\b${ofAll}`,
  'giu',
);

/** “Starting with a question, ‘X’, hooks us”, but not “Try starting with a question”. */
const withA = String.raw`with an? (?:[\p{L}-]+ )?${kinds}[,:]? `;
const noTry = String.raw`(?<!\b(?:try|by|consider|about|of|than|from|for|could|suggest|not|to|and) )`;

const openingWords = new SparingPattern(
  String.raw`(?:${opens} |${noTry}\b(?:starting|beginning|opening) (?:${withA}|with (?:direct )?(?:speech|dialogue)[,:]? )|\b(?:your|the) (?:opening|beginning|opening ${kinds}|(?:opening|very first|first) (?:words?|sentence|line|thing))(?: (?:that )?(?:you|we|i|readers?) \p{L}+(?: us)?)?(?: is| are|,|:)? )${words}`,
  'giu',
);
const closingWords = new SparingPattern(
  String.raw`(?:${closes} |${noTry}\b(?:ending|finishing|closing) ${withA}|\b(?:your|the) (?:ending|conclusion|closing ${kinds}|(?:closing|very last|last|final) (?:words?|sentence|line|thing))(?: (?:that )?(?:you|we|i|readers?) \p{L}+(?: us)?)?(?: is| are|,|:)? )${words}`,
  'giu',
);

const shapes: readonly { said: string; shown: RegExp }[] = [
  { said: String.raw`an? (?:\p{L}+ )?question\b(?! mark)`, shown: /\?/u },
  { said: String.raw`(?:an? exclamation|exclamation mark)`, shown: /!/u },
  {
    said: String.raw`(?:(?:direct )?speech|dialogue|someone (?:speaking|talking)|somebody(?:['’]s)? (?:speaking|talking|words))`,
    shown: /["“”‘]|(?<!\p{L})'/u,
  },
];
const shaped = shapes.map(({ said, shown }) => ({
  opening: new SparingPattern(String.raw`${opens} ${said}`, 'iu'),
  closing: new SparingPattern(String.raw`${closes} ${said}`, 'iu'),
  shown,
}));

/** A quicker test: most comments speak of neither. */
const mayPlace = /\b(?:open|start|beg[aiu]n|first|end|finish|clos|conclu|last|final)/iu;

/** Whether a comment says that the text opens or ends with what stands elsewhere in it. */
export function isMisplaced(comment: string, source: Source): boolean {
  if (!mayPlace.test(comment)) return false;
  const { original, lower } = source.normalised;
  const sentenceAt = (at: number) => /[^.!?]*$/u.exec(comment.slice(0, at))?.[0] ?? '';
  const told = (...claims: RegExp[]) =>
    claims
      .flatMap((claim) => matchesIn(comment, claim))
      .filter(({ index }) => !ofAPart.test(sentenceAt(index)));
  const isAfterOpening = told(openingWords, calledOpening).some(({ 1: said = '' }) => {
    const found = findQuotation(said, source);
    return found !== null && found.start >= edgesOf(source).opening;
  });
  if (isAfterOpening) return true;
  const isBeforeEnding = told(closingWords, calledEnding).some(({ 1: said = '' }) => {
    const found = findQuotation(said, source);
    if (found === null || lower.includes(found.text.toLowerCase(), found.end)) return false;
    return found.end <= edgesOf(source).ending;
  });
  if (isBeforeEnding) return true;
  return shaped.some(({ opening, closing, shown }) => {
    const lacks = (claim: RegExp, part: () => string) => {
      const found = claim.exec(comment);
      return found !== null && !ofAPart.test(sentenceAt(found.index)) && !shown.test(part());
    };
    return (
      lacks(opening, () => original.slice(0, edgesOf(source).opening)) ||
      lacks(closing, () => original.slice(edgesOf(source).ending))
    );
  });
}
