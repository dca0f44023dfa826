/** The command is not written as it should be; the message says how. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

/** The command is fine, but can't be done; the message says why and what to do. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
