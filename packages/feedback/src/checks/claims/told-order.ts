import type { Stretch } from '@second-draft/contract';
import { matchesIn } from '../../text/searching/matches-in.ts';
import { findQuotation } from '../finding/find-quotation.ts';
import type { Source } from './source.ts';
import { stemsOf, tellingOf } from './told-of.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

/** “You eat your lunch before you paddle to the island, which …” */
const ordered = new SparingPattern(
  /(?:^|[.!?] )([^.!?]{8,160}?) (before|after) ((?:you|we|they|he|she|it|the|your|his|her|an?|any|\p{Lu})[^.!?;]{4,120}?)(?=[.!;]|,? (?:so|which|and that|because)\b|$)/giu,
);

const clause = String.raw`([^.!?;“”]{8,120}?|“[^“”\n]{4,120}”)`;
/** “After the lights go out, the dog barks”, “First we got helmets, and then we drove”. */
const afterFirst = new SparingPattern(
  String.raw`(?:^|[.!?] )(?:after (?!that\b|this\b|all\b|reading\b|“)${clause}, |first,? ${clause},? (?:and )?then )([^.!?;“”]{8,120}?)(?=[.!;,]|$)`,
  'giu',
);
/** “‘X’ is followed by ‘Y’.” */
const quotedInOrder = new SparingPattern(
  /“([^“”\n]{3,200})”[^.!?“”]{0,30} (?:(is followed by|comes before|leads (?:up )?to)|comes (?:right |just )?after|follows)\b[^.!?“”]{0,40}“([^“”\n]{3,200})”/giu,
);

/** What a text should do, or what somebody should do with it. */
const notTold = new SparingPattern(
  /^\W*(?:say|show|describe|explain|tell|give|think|look)\b|\b(?:could|(?<!\bi )can|would|should|might|may|must|will|want|try|add|(?<!\byou )(?:tell|show) us|what|need|needs?|instead|not|never|without|if|next|just|right|ready|check|read|go|move|put)\b|n['’]t\b/iu,
);

/** What the text itself tells in another order. */
const turnedRound = new SparingPattern(
  /\b(?:before|until|earlier|already|by the time|had been|remember\p{L}*)\b|\bafter (?!that\b|this\b|lunch\b|a while\b)/iu,
);

/** Where a part of a comment may be told in the text: words it quotes, or all that has most of its own. */
function placesOf(part: string, source: Source): Stretch[] {
  const quoted = /“([^“”]+)”/u.exec(part)?.[1];
  if (quoted !== undefined) {
    const found = findQuotation(quoted, source);
    if (found === null) return [];
    const again = source.normalised.lower.includes(found.text.toLowerCase(), found.end);
    return again ? [] : [found];
  }
  const stems = stemsOf(part);
  const { sentences } = source.asRead();
  const least = Math.max(2, Math.ceil(stems.length / 2));
  return tellingOf(stems, sentences, least);
}

const isTurned = ({ start, end }: Stretch, source: Source): boolean =>
  source
    .asRead()
    .sentences.some((one) => one.start < end && start < one.end && turnedRound.test(one.text));

function isReversed(
  earlier: readonly Stretch[],
  later: readonly Stretch[],
  source: Source,
): boolean {
  if (earlier.length === 0 || later.length === 0) return false;
  const firstEarlier = Math.min(...earlier.map(({ start }) => start));
  const lastLater = Math.max(...later.map(({ end }) => end));
  return firstEarlier >= lastLater && ![...earlier, ...later].some((at) => isTurned(at, source));
}

/** A quicker test: most comments tell of no order. */
const mayOrder = /\b(?:before|after|first|follow|leads)/iu;

/** Whether a comment says of two things in the text that one comes before the other, which comes after. */
export function isOutOfOrder(comment: string, source: Source): boolean {
  if (!mayOrder.test(comment)) return false;
  const places = (part: string) => placesOf(part, source);
  return (
    matchesIn(comment, ordered).some(([, first = '', joined = '', second = '']) => {
      const own = first.replaceAll(/“[^“”]*”/gu, '');
      if (/[“”]/u.test(own) || notTold.test(own)) return false;
      const [one, other] = [places(first), places(second)];
      return joined.toLowerCase() === 'before'
        ? isReversed(one, other, source)
        : isReversed(other, one, source);
    }) ||
    matchesIn(comment, afterFirst).some(
      ([, after, first = '', second = '']) =>
        !notTold.test(after ?? first) &&
        !notTold.test(second) &&
        isReversed(places(after ?? first), places(second), source),
    ) ||
    matchesIn(comment, quotedInOrder).some(([, one = '', forwards, other = '']) => {
      const [first, second] = [places(`“${one}”`), places(`“${other}”`)];
      return forwards === undefined
        ? isReversed(second, first, source)
        : isReversed(first, second, source);
    })
  );
}
