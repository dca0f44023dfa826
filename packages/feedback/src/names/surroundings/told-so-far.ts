/**
 * Whom the texts of one request have told of up to here. Who is somebody in one text is so in those
 * that come after: a step of feedback says ‘Biscuit’, and only the draft says that it is a friend.
 */
export interface ToldSoFar {
  /** Initials that somebody is called by, in plain letters. */
  initials: Set<string>;
  /** Words that are names of the class. */
  words: Set<string>;
  /** Spellings of names of the class that are no words, and whose they are. */
  spellings: Map<string, string>;
  /** Names of people on no roster. */
  strangers: Set<string>;
}

export const nothingTold = (): ToldSoFar => ({
  initials: new Set(),
  words: new Set(),
  spellings: new Map(),
  strangers: new Set(),
});
