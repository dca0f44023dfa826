import { findDetails } from '../../names/details/find-details.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

/**
 * What a text may well have without giving anybody away, and a comment of the writer's own needs none
 * of; looser than the details that are concealed, which children's own sentences resemble.
 */
const ways: readonly RegExp[] = [
  /\b(?:https?|ftp|file|data|mailto|tel|javascript):\S/iu,
  /(?<![\p{L}\p{N}._-])@[\p{L}\p{N}_]{3}/u,
  /\S ?@ ?[\p{L}\p{N}-]+ ?\. ?\p{L}{2}/u,
  new SparingPattern(
    /[([{] ?(?:at|dot) ?[)\]}]|\b(?:at|@) \p{L}+ dot \p{L}{2,5}\b|\b(?:www|\p{L}+) dot (?:com|net|org|co|nz|io)\b/iu,
  ),
  // A full stop without its space is followed by a capital.
  /(?<![\p{L}\p{N}._-])[a-z0-9][a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?![\p{L}\p{N}.])/u,
  /(?<![\p{N}.])(?:\+ ?[1-9]|0[1-9])(?:[\s()_.,*/-]{0,3}\d){6}/u,
  /\b(?:call|ring|te?xt|phone|dial|whatsapp)\b[^.!?]{0,30}\d(?:[ -]?\d){4}/iu,
  /\b(?:add|follow|message|dm|find) me on \p{L}/iu,
];

/** A full stop in another guise, between the parts of an address: evil[.]com. */
const DISGUISED_STOP = /(?<=[\p{L}\p{N}])(?:[([{]\.[)\]}]|。)(?=[a-z]{2})/giu;

/** Whether words hold a link, an e-mail address, a phone number, or the like. */
export function hasContact(words: string): boolean {
  const folded = words.normalize('NFKC').replaceAll(DISGUISED_STOP, '.');
  return findDetails(folded).length > 0 || ways.some((way) => way.test(folded));
}
