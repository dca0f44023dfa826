import { matchesIn } from '../../../text/searching/matches-in.ts';
import type { DraftPoint } from '../../draft-point.ts';
import { countOf, someNumber } from '../counts/numbers.ts';
import { timesIn } from '../counts/words-in-text.ts';
import { findQuotation } from '../../finding/find-quotation.ts';
import type { Source } from '../source.ts';
import { notPresent, notTold } from './cues.ts';
import { saidIn } from './said-in.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const marks = String.raw`“\d+”(?:(?:,| or| and)+ “\d+”)*`;
const adverbs = String.raw`(?: (?:also|often|always|even|only|mostly|mainly|keep|kept|tend to|like to|\p{L}+ly))*`;
const using =
  '(?:use|used|using|repeat|repeated|repeating|write|wrote|written|writing|say|said|saying|overuse|overused|rely on|lean on)';
const often = String.raw`(?:a lot|lots|(?:too|so|very|quite|rather) (?:much|often|many times)|often|over and over|again and again|many times|several times|everywhere|all the time|(?:in|at) (?:several|many|a few|two|three|lots of|a lot of|some) (?:places|sentences|spots|lines)|more than once|twice|(${someNumber}) times)`;

/** “You use ‘I’ in several places”, “‘amazing’ comes up four times”: that words are used, and how often. */
const claims: readonly RegExp[] = [
  String.raw`\byou(?:'ve| have)?${adverbs} ${using}(?: the| your)?(?: same)?(?: words?| phrase| pronoun| verb)? (?<marks>${marks})(?: ${often}|(?=[,;.]| and\b| so\b))`,
  String.raw`(?<marks>${marks}) (?:is|are|was|were|gets?|comes?|appears?|turns?|crops?|pops?|shows?)(?: (?:up|used|repeated|there|written|overused))* ${often}`,
].map((claim) => new SparingPattern(claim, 'giu'));

/** Longer words are proven as quotations. */
const MOST_WORDS = 3;

const plain = new SparingPattern(
  String.raw`^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,${MOST_WORDS - 1}}$`,
  'u',
);

/** With an ‘s’ at their end, “I” would be “is” (letters). */
const SHORT = 2;

/** Infinity where it isn't sure: a comment may quote a word as it should be spelt. */
function countIn(words: string, source: Source): number {
  if (!plain.test(words)) return Infinity;
  if (words.length <= SHORT) {
    const one = words.toLowerCase();
    return source.asRead().words.filter(({ lower }) => lower.split("'")[0] === one).length;
  }
  const count = timesIn(words, source.normalised.lower);
  return count === 0 && findQuotation(words, source) !== null ? Infinity : count;
}

/** “‘Firstly’, ‘Secondly’ and ‘Thirdly’ guide us”: some are there, so all are meant to be. */
const listed = new SparingPattern(
  /^(?:(?:Your|The|Using|Words like|Words such as) (?:\p{L}+ ){0,2})?(?<marks>“\d+”(?:,| and|, and) .*“\d+”)(?= \p{L}+)/u,
);

const sole = /\b(?:switch|chang|instead|swap|replac|try|could)\p{L}*\b[^,]*$/iu;

/** Whether a comment says that the text uses words that it doesn't have, or oftener than it does. */
export function areWordsUnused(
  { kind, comment }: Pick<DraftPoint, 'kind' | 'comment'>,
  source: Source,
): boolean {
  if (!/[“”‘"']/u.test(comment)) return false;
  return saidIn(comment).some(({ text, quotes }) => {
    const countsOf = (found: string) =>
      matchesIn(found, /“(\d+)”/gu).map(([, n]) => countIn(quotes[Number(n)] ?? '', source));
    const isOver = claims.some((claim) =>
      matchesIn(text, claim).some((found) => {
        const before = text.slice(0, found.index);
        if (notTold.test(before) || sole.test(before)) return false;
        const counts = countsOf(found.groups?.['marks'] ?? '');
        const said = found
          .slice(1)
          .find((one) => one !== undefined && /^(?:\d|[a-z]+$)/iu.test(one) && !one.includes('“'));
        return counts.includes(0) || (said !== undefined && countOf(said) > Math.max(...counts));
      }),
    );
    if (isOver) return true;
    const list = kind === 'strength' ? listed.exec(text)?.groups?.['marks'] : undefined;
    if (list === undefined || notPresent.test(list)) return false;
    const counts = countsOf(list);
    return counts.includes(0) && counts.some((count) => count > 0);
  });
}
