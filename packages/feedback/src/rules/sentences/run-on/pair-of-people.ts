/** “Our koro and we got lost”, “louder and me”: what ‘and’ joins here are two people or things. */
const pairBegins =
  /^(?:(?:then|if|when) )?(?:i|we|he|she|they|it|you|mum|dad|everyone|(?:my|the|his|her|our) \p{L}+|\p{Lu}\p{L}+) and\b/iu;
const pairBreaks = /\band (?:me|him|her|us|them)$/iu;

/** “… and Mum and I went”: the pair begins before the joining word. */
const person = String.raw`(?:[Mm]e|[Hh]im|[Hh]er|[Hh]e|[Ss]he|[Mm]um|[Dd]ad|(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]he) \p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)`;
const pairBefore = new RegExp(
  String.raw`(?:^|,|\b(?:and|then|so|but|when|because|was|is)\s)\s*${person}(?:(?:, | and )${person}){0,3} and $`,
  'u',
);

/** So much of what stands before shows it (letters). */
const NEAR = 80;

/** Whether the ‘and’ before a phrase, or in it, joins two people or things, and no sentence can begin there. */
export const isPair = (before: string, phrase: string): boolean =>
  pairBegins.test(phrase) || pairBreaks.test(phrase) || pairBefore.test(before.slice(-NEAR));
