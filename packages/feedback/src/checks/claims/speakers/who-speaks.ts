import type { Stretch } from '@second-draft/contract';
import type { Source } from '../source.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const title = '(?:Mr|Mrs|Ms|Miss|Dr|Uncle|Aunty|Auntie|Aunt|Nana?|Koro|Coach|Captain|King|Queen)';
/** A name, with or without a title. For patterns with case. */
export const personName = String.raw`(?:${title}\.? )?\p{Lu}[\p{L}\p{M}’'-]*[\p{L}\p{M}]`;

/** Says something, as a pattern. For patterns with case. */
export const says = String.raw`(?:sa(?:id|ys)|tells?|told|(?:ask|yell|shout|scream|whisper|repl(?:i|y)|cr(?:i|y)|call|mutter|mumble|answer|growl|laugh|beg|snap|sigh|moan|explain|add|warn|joke|order|hiss|squeal|shriek|bark|roar|plead|gasp|giggl|announc|murmur|grumbl|exclaim|continu|puff|pant|demand|whimper|chuckl|sob|wail|boast|insist|suggest|chant|squeak|bellow|gurgl)(?:s|es|ed|d)?)`;
const somebody = String.raw`(I|${personName}|(?:the|my|his|her|our|their) (?:\p{Ll}+ ){0,2}(?:${personName}|\p{Ll}+))`;
const after = new SparingPattern(
  String.raw`^[”"’',.!?\s]{0,4} ?(?:${says} ${somebody}|${somebody} (?:\p{Ll}+ly )?${says})(?!\p{L})`,
  'u',
);
const before = new SparingPattern(
  String.raw`(?:(?:^|[\s.,!?”"])${somebody} (?:\p{Ll}+ly )?${says}(?: (?:\p{Ll}+ly|to \p{L}+|\p{L}+))?[,:]?|[”"’'] ?${says} ${somebody}, ?) ?["“'‘]$`,
  'u',
);

const heOrShe = new SparingPattern(
  String.raw`^[”"’',.!?\s]{0,4} ?(?:${says} ([Hh]e|[Ss]he|it)|([Hh]e|[Ss]he|[Ii]t) (?:\p{Ll}+ly )?${says})(?!\p{L})`,
  'u',
);

const NEAR = 60;

/** The same, where it is no more than ‘he’, ‘she’ or ‘it’. */
function pronounAt({ end }: Stretch, text: string): string | null {
  const [, first, second] = heOrShe.exec(text.slice(end, end + NEAR)) ?? [];
  return (first ?? second)?.toLowerCase() ?? null;
}

/** Who is named as the speaker right after what is said, or right before it; null where nobody is. */
function speakerAt({ start, end }: Stretch, text: string): string | null {
  // Who is named before comes first: what follows may tell of somebody else.
  const [, named, last] = before.exec(text.slice(Math.max(0, start - NEAR), start)) ?? [];
  const [, first, second] = after.exec(text.slice(end, end + NEAR)) ?? [];
  return named ?? last ?? first ?? second ?? null;
}

/** Who says the words in the text, as it calls them; null where that isn't sure, or nobody does. */
export function speakerOf(words: Stretch, { asRead }: Source): string | null {
  const { speech, lines, text } = asRead();
  const said = speech.find(({ start, end }) => start <= words.start && words.end <= end + 1);
  if (said === undefined) return null;
  const direct = speakerAt(said, text);
  if (direct !== null) return direct;
  const line = lines.find(({ start, end }) => start <= said.start && said.end <= end);
  const others = speech.filter(
    ({ start, end }) => line !== undefined && line.start <= start && end <= line.end,
  );
  const speakers = new Set(others.flatMap((one) => speakerAt(one, text) ?? []));
  const [only = null] = speakers;
  if (speakers.size > 0) return speakers.size === 1 ? only : pronounAt(said, text);
  const pronouns = new Set(others.flatMap((one) => pronounAt(one, text) ?? []));
  const [it = null] = pronouns;
  return pronounAt(said, text) ?? (pronouns.size === 1 ? it : null);
}
