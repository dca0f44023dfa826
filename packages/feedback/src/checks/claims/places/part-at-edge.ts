import type { DraftPoint } from '../../draft-point.ts';
import { isSaid } from '../said-of-all.ts';
import type { Source } from '../source.ts';
import { isOfAPart } from './of-a-part.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

/** What may stand at one end of a text, and all that may be taken for it. */
const parts: readonly { thing: string; shown: RegExp }[] = [
  {
    thing: 'warnings?|safety (?:warnings?|notes?|tips?)',
    shown:
      /\b(?:warn\p{L}*|careful\p{L}*|danger\p{L}*|beware|caution|never|don['’]?t|do not|make sure|safe\p{L}*|watch out|avoid|important|note|remember|burn\p{L}*|hot|hurt\p{L}*|sharp|sick|poison\p{L}*|kill\p{L}*|fire|away|only|adults?|grown|risk\p{L}*|must|otherwise)\b/iu,
  },
  { thing: '(?:rhetorical )?questions?(?! marks?\\b)', shown: /\?/u },
  { thing: 'exclamations?(?! marks?\\b)', shown: /!/u },
];

const starts = '(?:start|beginning|top)';
const ends = '(?:end|bottom)';

const claims = parts.map(({ thing, shown }) => {
  const claimOf = (edge: string, verbs: string) =>
    new SparingPattern(
      String.raw`\b(?:(?:your|the|this|an?)(?: [\p{L}-]+)? (?:${thing})(?: (?:is|comes|stands))?(?: right)? at the (?:very )?${edge}\b|you (?:${verbs})(?: it| your \p{L}+)? (?:with|on) an? (?:[\p{L}-]+ )?(?:${thing})(?!\p{L}))`,
      'iu',
    );
  return {
    shown,
    atStart: claimOf(starts, 'start|begin|open|started|began|opened'),
    atEnd: claimOf(ends, 'end|finish|close|ended|finished|closed'),
  };
});

const mayPlace = /warning|safety|question|exclamation/iu;
/** “At the start of your second paragraph” */
const ofMore = /^ of (?!your (?:text|writing|story|instructions|letter|report|speech|piece)\b)/iu;

function isPlaced(claim: RegExp, comment: string): boolean {
  const found = claim.exec(comment);
  if (found === null || !isSaid(claim, comment)) return false;
  const end = found.index + found[0].length;
  return !isOfAPart(comment, found.index, end) && !ofMore.test(comment.slice(end));
}

/** Whether praise puts a warning, a question or an exclamation at the end of a text where none of it is. */
export function isAtOtherEdge(
  { kind, comment }: Pick<DraftPoint, 'kind' | 'comment'>,
  { normalised: { original } }: Source,
): boolean {
  if (kind !== 'strength' || !mayPlace.test(comment)) return false;
  const middle = original.length / 2;
  return claims.some(({ shown, atStart, atEnd }) => {
    const isThere = (half: string) => shown.test(half);
    const [first, last] = [original.slice(0, middle), original.slice(middle)];
    return (
      (isPlaced(atStart, comment) && !isThere(first) && isThere(last)) ||
      (isPlaced(atEnd, comment) && !isThere(last) && isThere(first))
    );
  });
}
