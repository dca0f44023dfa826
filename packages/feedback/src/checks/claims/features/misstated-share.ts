import { capitals } from '../../../rules/punctuation/capitals.ts';
import { matchesIn } from '../../../text/searching/matches-in.ts';
import { lowerWords } from '../../../text/words.ts';
import { paragraphsOf } from '../counts/counted-parts.ts';
import { countOf, someNumber } from '../counts/numbers.ts';
import { times } from '../counts/times.ts';
import { timesIn } from '../counts/words-in-text.ts';
import type { Source } from '../source.ts';
import { notTold } from './cues.ts';
import { saidIn, type Said } from './said-in.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const all = String.raw`(?:every(?: single)?(?: one)?|each(?: and every)?(?: one)?|all|always|the whole lot)`;
const most = String.raw`(?:(?:nearly|almost|practically|virtually|pretty much) (?:every(?: single)?(?: one)?|each|all)|most|the majority|over half|more than half)`;
const many = String.raw`(?:so many|too many|many|(?:quite )?a lot|lots|several|a number|plenty|quite a few|a few|some|both)`;
const unit = '(sentence|line|paragraph|verse|stanza|step|instruction|section)s?';

/** “Nearly all of your sentences”: a group for each share, and one for the unit. */
const share = String.raw`(?:(${most})|(${all})|(${many}))(?: of)?(?: (?:your|the|these|those|its|new|own))* ${unit}(?: (?:all|here|in (?:your|the|this) \p{L}+|you (?:write|wrote)|on the page|that you (?:write|wrote)))?`;
const marks = '“\\d+”(?:(?:,| or| and|, or|, and)+ “\\d+”)*';
const begins = '(?:starts?|begins?|opens?|starting|beginning|opening|started|began)';

/** In each, the groups of a share, and of the words that the unit begins with. */
const beginnings: readonly RegExp[] = [
  String.raw`(?<![\p{L}-])${share}(?: (?:of them|also|just|seem to|tend to))* ${begins}(?: off)?(?: (?:with|on|in the same way|the same way|the same|by|using|alike))*[,:]?(?: (?:with|the|words?|phrase))* (?<marks>${marks})`,
  String.raw`\b${begins} ${share} (?:with|using|by)(?: (?:the|words?|phrase|writing|using))* (?<marks>${marks})`,
  String.raw`(?<marks>${marks}) (?:\p{L}+ )?(?:${begins}|(?:is|are|comes|stands|appears) at the (?:start|beginning) of|at the (?:start|beginning) of) ${share}`,
].map((claim) => new SparingPattern(claim, 'giu'));

/** All of them, though no share is given: “Your sentences keep starting with ‘Then’.” */
const theyKeep = new SparingPattern(
  String.raw`\b(?:you keep ${begins}(?: your| the)? sentences|(?:your )?sentences (?:(?<all>all)|often|mostly|usually|always|keep|tend to|mainly)(?: of them)? ${begins})(?: (?:with|the|words?|same way))*[,:]? (?<marks>${marks})`,
  'giu',
);

const wordsOf = (found: string, { quotes }: Said): string[] =>
  matchesIn(found, /“(\d+)”/gu).map(([, n]) => quotes[Number(n)] ?? '');

/** At least as large a share of all is meant. */
const LEAST_OF_ALL = 0.5;
const LEAST_OF_MOST = 1 / 3;

interface Claim {
  isAll: boolean;
  isMost: boolean;
  unit: string;
}

const claimOf = (groups: readonly (string | undefined)[]): Claim => {
  const at = groups.findIndex((one) =>
    /^(?:sentence|line|paragraph|verse|stanza|step|instruction|section)$/iu.test(one ?? ''),
  );
  const [, , , name = 'sentence'] = groups.slice(at - 3);
  const [isMost, isAll] = [groups[at - 3] !== undefined, groups[at - 2] !== undefined];
  return { isAll, isMost, unit: name.toLowerCase() };
};

const partsOf = (unit: string, source: Source): string[] => {
  const { lines, title } = source.asRead();
  if (unit === 'paragraph' || unit === 'section') return paragraphsOf(source);
  if (/step|instruction/u.test(unit))
    return lines.flatMap(
      ({ text }) => /^(?:step )?\d{1,2}[.):]?\s+(\p{L}.*)/iu.exec(text)?.[1] ?? [],
    );
  return unit === 'line' ? lines.filter((line) => line !== title).map(({ text }) => text) : [];
};

const startsWith = (text: string, words: string): boolean => {
  const sought = lowerWords(words);
  return lowerWords(text.slice(0, 80)).slice(0, sought.length).join(' ') === sought.join(' ');
};

/** Whether fewer of them can begin so than is said; a child may leave out full stops. */
function isBegunLess({ isAll, isMost, unit }: Claim, words: readonly string[], source: Source) {
  const parts = partsOf(unit, source);
  if (parts.length === 0 && unit !== 'sentence') return false;
  const begun =
    parts.length > 0
      ? parts.filter((part) => words.some((one) => startsWith(part, one))).length
      : words.reduce((sum, one) => sum + timesIn(one, source.normalised.lower), 0);
  const whole = parts.length > 0 ? parts.length : source.asRead().sentences.length;
  if (isAll) return begun < whole * LEAST_OF_ALL;
  return isMost ? begun < whole * LEAST_OF_MOST : begun < 2;
}

/** “Each of your sections is only one sentence long.” */
const lengthOf = new SparingPattern(
  String.raw`(?<![\p{L}-])${share} (?:is|are|has|have|contains?|only|just|runs? to|gets?)(?: (?:only|just|a|about|no more than))* (one|single|${someNumber}) (?:(?:short|single|long) )*sentences?\b`,
  'giu',
);
const sentencesSurelyIn = (part: string): number =>
  times(/[.!?]["”’']?\s+["“‘']?\p{Lu}/gu, part) + 1;

function isLonger({ isAll, isMost, unit }: Claim, said: string, source: Source): boolean {
  if (!/paragraph|section/u.test(unit) || !(isAll || isMost)) return false;
  const parts = partsOf(unit, source);
  const count = /^(?:one|single)$/iu.test(said) ? 1 : countOf(said);
  const longer = parts.filter((part) => sentencesSurelyIn(part) > count);
  return longer.length > 0 && longer.length >= parts.length * LEAST_OF_ALL;
}

/** “Every sentence begins with a capital”, “none of your lines begins with a capital”. */
const inCapitals = new SparingPattern(
  String.raw`(?<![\p{L}-])(?:${share}|(none|not one|hardly any|few)(?: of)?(?: your| the)? (sentence|line)s?) (?:all )?${begins} (?:with|on) (?:an? )?(?:capital|upper[- ]?case|big)s?(?: letters?)?\b`,
  'giu',
);

function isOtherwiseInCapitals(found: RegExpExecArray, source: Source): boolean {
  const [, nearly, every, , name, none] = found;
  const { sentences, lines, title } = source.asRead();
  const starts = /^["“‘'\W]*\p{Lu}/u;
  const isLines = (name ?? found[6] ?? '').toLowerCase() === 'line';
  const parts = isLines ? lines.filter((line) => line !== title) : sentences;
  const begun = parts.filter(({ text }) => starts.test(text)).length;
  if (none !== undefined) return begun > 2 && begun >= parts.length * LEAST_OF_ALL;
  if (nearly !== undefined) return begun < parts.length * LEAST_OF_MOST;
  if (every === undefined) return false;
  return isLines
    ? parts.some(({ text }) => /^["“‘']?\p{Ll}/u.test(text))
    : capitals.find(source.asRead()).some(({ kind }) => kind === 'nextStep');
}

/** “Make sure every sentence begins with a capital.” */
const wished = new SparingPattern(
  /\b(?:sure|check\p{L}*|so that|should|must|could|would|need|want|try|aim|remember|help|to (?:have|make|let))\b[^.]*$/iu,
);

/** A quicker test: most comments speak of no share. */
const mayShare = new SparingPattern(
  /\b(?:every|each|all|always|most|majority|half|many|lots?|several|number|plenty|few|some|both|none|keep|not one|often|mostly|usually|mainly|tend)\b/iu,
);
const mayBegin = /sentence|line|paragraph|verse|stanza|step|instruction|section/iu;

/** Whether a comment says of more parts of a text than it can be true of how they begin, or how long they are. */
export function isShareMisstated(comment: string, source: Source): boolean {
  if (!mayShare.test(comment) || !mayBegin.test(comment)) return false;
  return saidIn(comment).some((said) => {
    const { text } = said;
    const isTold = ({ index }: RegExpExecArray) => {
      const before = text.slice(0, index);
      return !notTold.test(before) && !wished.test(before);
    };
    return (
      beginnings.some((claim) =>
        matchesIn(text, claim).some(
          (found) =>
            isTold(found) &&
            isBegunLess(claimOf(found), wordsOf(found.groups?.['marks'] ?? '', said), source),
        ),
      ) ||
      matchesIn(text, theyKeep).some(
        (found) =>
          isTold(found) &&
          isBegunLess(
            { isAll: found.groups?.['all'] !== undefined, isMost: false, unit: 'sentence' },
            wordsOf(found.groups?.['marks'] ?? '', said),
            source,
          ),
      ) ||
      matchesIn(text, lengthOf).some(
        (found) => isTold(found) && isLonger(claimOf(found), found[5] ?? '', source),
      ) ||
      matchesIn(text, inCapitals).some(
        (found) => isTold(found) && isOtherwiseInCapitals(found, source),
      )
    );
  });
}
