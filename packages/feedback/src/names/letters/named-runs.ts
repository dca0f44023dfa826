export interface NamedRuns {
  from: number;
  /** Inclusive. */
  to: number;
  /** The same for all spellings of a name. */
  key: string;
  /**
   * Characters at the end that aren't the name's: 1 for a possessive s; -1 adds the stop of an
   * initial.
   */
  less: number;
}

/** The same in a text, by characters. */
export interface Stretch {
  key: string;
  start: number;
  end: number;
}
