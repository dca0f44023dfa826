import type { Config } from '../../config/index.ts';
import type { CommandAnswer } from '../answer.ts';
import type { Office } from '../office.ts';
import type { OptionName, Options } from '../options.ts';

export interface Prepared {
  /** Asked first, unless `--yes` is given, once `--check` has found that it can be done. */
  question?: string;
  run(office: Office): Promise<CommandAnswer>;
  /** Replaces `run` where no server has the database open; it opens none either. */
  runStopped?(config: Config): Promise<CommandAnswer>;
}

export interface Command {
  name: string;
  /** What follows the name in the help; words in capitals are placeholders. */
  usage: string;
  /** Number of words after the name. */
  words: 0 | 1;
  /** Besides `--json` and `--help`. */
  options: readonly OptionName[];
  does: string;
  /** @throws UsageProblem */
  prepare(word: string, options: Options): Prepared;
}
