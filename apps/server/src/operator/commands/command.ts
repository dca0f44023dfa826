import type { CommandAnswer } from '../answer.ts';
import type { Office } from '../office.ts';
import type { OptionName, Options } from '../options.ts';

/** A command whose words and options have been found right. */
export interface Prepared {
  /** Asked before it is done, unless `--yes` is given. */
  question?: string;
  run(office: Office): Promise<CommandAnswer>;
}

/** One of the operator's commands. */
export interface Command {
  /** One word or two. */
  name: string;
  /** What follows the name, as the help shows it; each word in capitals is one that is needed. */
  usage: string;
  /** How many words follow the name. */
  words: 0 | 1;
  /** Options that it takes beside `--json` and `--help`. */
  options: readonly OptionName[];
  does: string;
  /** @throws UsageProblem */
  prepare(word: string, options: Options): Prepared;
}
