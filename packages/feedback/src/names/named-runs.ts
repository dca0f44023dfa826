/** Runs of a text that together are somebody's name. */
export interface NamedRuns {
  from: number;
  /** The last of them. */
  to: number;
  /** Whose name it is: spellings of one name have one key. */
  key: string;
  /** How many characters at the end aren't the name's: the s of a possessive; -1 for an initial's stop. */
  less: number;
}
