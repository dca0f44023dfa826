const somebody =
  /\b(?<!\p{L})(?:we|i|he|she|they|it|his|her|my|our|one|me|mum|dad|pop|nana?|koro)\b/iu;
const happened =
  /\b(?:was|were|had|went|saw|said|came|got|ran|made|took|told|bought|fell|ate|heard|held|put|found|felt|knew|gave|left|sat|kept|tied|\p{L}{3,}ed)\b/iu;

/** Whether words tell what somebody did: two looks, so that a long sentence is read only twice. */
export function tellsWhatHappened(words: string): boolean {
  const from = somebody.exec(words);
  return from !== null && happened.test(words.slice(from.index + from[0].length));
}
