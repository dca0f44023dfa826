/** The command is malformed; the message says how to write it. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

/** A valid command can't be done; the message says why and what to do. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Whether the message is for the operator; that of any other error is for developers. */
export const isForOperator = (error: unknown): error is UsageProblem | Refused =>
  error instanceof UsageProblem || error instanceof Refused;
