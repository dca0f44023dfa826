import { matchesIn } from '../../../text/searching/matches-in.ts';
import { lowerWords } from '../../../text/words.ts';
import { literally } from '../../../text/searching/literally.ts';
import type { Source } from '../source.ts';
import { untold } from './untold.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const about =
  '(?:mention(?:ed|ing)?|(?:tell us|say|said|saying|write|wrote) anything about|talk about)';
const whole = String.raw`(?: (?:at all|anywhere|yet|once|here|in (?:your|the|this) \p{L}+))*(?=[,.;!?]|$| (?:so|and|but|as|because)\b)`;
/** “Your recipe doesn’t mention scissors”, “There is no mention of your dad”. */
const unmentioned = new SparingPattern(
  String.raw`(?:(?:n['’]t|\bnot|\bnever|\bwithout|\bforgot to)(?: (?:even|actually|once|ever))? ${about}|\bno mention of|\bsays? nothing about)(?: (?:any|the|your|an?|his|her|its))? (\p{Ll}{3,})${whole}`,
  'giu',
);

/** What a comment speaks of in other ways than a text does. */
const notNamed = new SparingPattern(
  /^(?:time|end|way|day|place|thing|things|people|name|names|reason|reasons|part|facts?|setting|ending|title|feelings?|characters?|anything|one|any|them|this|that|it|him|her|some|much|more|what|how|why|where|when|who|which|these|those|problem|point|topic|idea|ideas|weather|size|age|colou?r)$/iu,
);

/** “You never tell us where it lives”, “your report doesn’t say what they eat”. */
const clause = new SparingPattern(
  String.raw`${untold} (what|where) (?:it|they|he|she|(?:the|your|an?) \p{Ll}+|\p{Ll}+) (live|eat|sleep|nest|hunt|grow|hide)s?(?=[,.;!?]|$| (?:so|and|but|yet)\b)`,
  'giu',
);
const after: Readonly<Record<string, string>> = {
  what: String.raw`(?! (?:and|when|at|in|on|or|a lot|well|it|up|alone|together|too|here|there)\b) \p{L}`,
  where: String.raw` (?:all |only |mostly |mainly )?(?:in|on|at|near|under|around|along|inside|by|up|down|beside)\b`,
};

/** A quicker test: most comments deny no telling. */
const mayMiss = /mention|anything about|talk about|nothing about|\b(?:what|where) /iu;

/** Whether a comment says that a text doesn't mention a thing that it names, or what or where it tells. */
export function isMentioned(comment: string, { normalised }: Source): boolean {
  if (!mayMiss.test(comment)) return false;
  const { lower } = normalised;
  const isThere = (noun: string) => {
    const one = noun.toLowerCase();
    return (
      !notNamed.test(one) &&
      lowerWords(lower).some((word) => word === one || word === `${one}s` || `${word}s` === one)
    );
  };
  return (
    matchesIn(comment, unmentioned).some(([, noun = '']) => isThere(noun)) ||
    matchesIn(comment, clause).some(([, what = '', verb = '']) =>
      new RegExp(
        `(?<!\\p{L})${literally(verb.toLowerCase())}s?${after[what.toLowerCase()] ?? ''}`,
        'u',
      ).test(lower),
    )
  );
}
