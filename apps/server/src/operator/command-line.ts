import { commands } from './commands/index.ts';
import type { Command, Prepared } from './commands/command.ts';
import { textOf } from './answer.ts';
import type { Office } from './office.ts';
import { readArguments, type OptionName } from './options.ts';
import { UsageProblem } from './problems.ts';

const START = 'npm run --silent admin --';

export function help(): string {
  const lines = commands.map(
    ({ name, usage, does }) => `  ${`${name} ${usage}`.trim()}\n      ${does}`,
  );
  return [
    `Usage: ${START} COMMAND`,
    '',
    ...lines,
    '',
    'Options of every command: --json prints for scripts, --help prints this.',
    'DATE is a day such as 2027-01-31, up to its end in New Zealand. WORDS and HOLDER go in quotation marks.',
    'It works on the running server or, where none runs, on the database itself; with the same settings.',
    '',
  ].join('\n');
}

const usageOf = ({ name, usage }: Command) => `Usage: ${START} ${`${name} ${usage}`.trim()}`;

function commandOf(positionals: readonly string[]): Command {
  const written = positionals.join(' ');
  const found = commands.find(({ name }) => written === name || written.startsWith(`${name} `));
  if (found) return found;
  const wanted = written === '' ? 'Say what to do.' : `There is no command ‘${written}’.`;
  throw new UsageProblem(`${wanted} All commands: ${START} --help`);
}

interface Understood extends Prepared {
  isJson: boolean;
  isConfirmed: boolean;
}

/**
 * @returns null if it asks for help
 * @throws UsageProblem
 */
export function understand(argv: readonly string[]): Understood | null {
  const { values, positionals } = readArguments(argv);
  if (values.help) return null;
  const command = commandOf(positionals);
  const words = positionals.slice(command.name.split(' ').length);
  const allowed = new Set<OptionName>([...command.options, 'json']);
  const stray = (Object.keys(values) as OptionName[]).find((name) => !allowed.has(name));
  if (stray) throw new UsageProblem(`${command.name} takes no --${stray}.\n${usageOf(command)}`);
  if (words.length !== command.words) throw new UsageProblem(usageOf(command));
  const prepared = command.prepare(words[0] ?? '', values);
  return { ...prepared, isJson: values.json ?? false, isConfirmed: values.yes ?? false };
}

/**
 * Runs a command line, which the caller has confirmed if need be.
 * @returns the output, in parts
 * @throws UsageProblem, Refused
 */
export async function* perform(argv: readonly string[], office: Office): AsyncGenerator<string> {
  const understood = understand(argv);
  if (understood === null) yield help();
  else yield* textOf(await understood.run(office), understood.isJson);
}
