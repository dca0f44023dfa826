/** What a debate is about: ‘The moot is that zoos should close.’ */
const announced =
  /\b(?:moot|motion|statement|debate|proposition|resolution)\b[^,.;!?]{0,30}?\b(?:is|was|says?)\b|\b(?:topic|question)\b[^,.;!?]{0,30}?\b(?:whether|should)\b/iu;

/** The writer speaks, from the beginning or again: ‘but I think’. */
const own =
  /^(?:\P{L}*(?:and|so|but) )?(?:i|we|in my|in our)\b|\b(?:i|we) (?:\p{L}+ ){0,2}(?:think|believe|feel|reckon|say|said|agree|disagree|want)\b/iu;

/** Somebody says or thinks what follows. */
const told =
  /\b(?:says?|said|sed|tells?|told|thinks?|thought|believes?|claims?|claimed|argues?|argued|reckons?|agrees?|wants?|feels?|suggests?)\b/iu;

/**
 * Whether a sentence holds a claim of the pattern’s that is the writer’s own: not a debate’s moot,
 * what the other team told, or what a mother says.
 */
export function isOwnView(sentence: string, claim: RegExp): boolean {
  const match = claim.exec(sentence);
  if (match === null) return false;
  const said = sentence.slice(0, match.index + match[0].length);
  return !announced.test(said) && (own.test(said) || !told.test(said));
}
