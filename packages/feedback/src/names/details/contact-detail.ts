export interface ContactDetail {
  kind: string;
  /** A quicker test: most texts have no such detail. */
  sign: RegExp;
  /** Its group `detail`, if it has one, is the detail; then it has the flag d. */
  pattern: RegExp;
  /** How much of what was found is the detail (characters); 0 if it is none. All of it by default. */
  lengthOf?(found: RegExpExecArray): number;
}
