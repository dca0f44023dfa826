export interface Reader {
  name: string;
  /** UTF-16 units. */
  longest: number;
  /** Milliseconds, where more than for one text are allowed. */
  limitMs?: number;
  read(text: string): unknown;
}
