/** `npm run admin -- COMMAND` */
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readConfig, type Config } from '../config/index.ts';
import { explainStartProblem } from '../start-problem.ts';
import { askServer, reachServer } from './channel/ask-server.ts';
import { textOf } from './answer.ts';
import { help, perform, understand } from './command-line.ts';
import { openOffice } from './open-office.ts';
import { isForOperator, Refused, UsageProblem } from './problems.ts';

const FAILED = 1;
const MISUSED = 2;

async function isConfirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const gone = new Promise<string>((resolve) => {
    terminal.once('close', () => resolve(''));
  });
  const answer = await Promise.race([terminal.question(`${question} (yes/no) `), gone]);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

const print = (parts: AsyncIterable<string>) =>
  pipeline(Readable.from(parts), process.stdout, { end: false });

/** Runs in the server if one has the embedded database open, else on the database itself. */
async function carryOut(config: Config, argv: readonly string[]): Promise<void> {
  const server = config.databaseUrl === null ? await reachServer(config.dataDir) : null;
  if (server !== null) {
    try {
      return await print(askServer(server, argv));
    } finally {
      server.destroy();
    }
  }
  const { runStopped, isJson } = understand(argv) ?? {};
  if (runStopped) return print(textOf(await runStopped(config), isJson === true));
  const office = await openOffice(config);
  try {
    return await print(perform(argv, office));
  } finally {
    await office.close();
  }
}

async function main(argv: readonly string[]): Promise<void> {
  const understood = understand(argv);
  if (understood === null) {
    process.stdout.write(help());
    return;
  }
  // No command serves metrics, and METRICS_PORT may be known only to the servers.
  const config = readConfig({ ...process.env, METRICS_HOST: '' });
  const { question } = understood;
  if (question !== undefined && !understood.isConfirmed) {
    await carryOut(config, [...argv, '--check']);
    if (!(await isConfirmed(question)))
      throw new Refused('Nothing was done. Answer yes, or add --yes.');
  }
  await carryOut(config, argv);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const told = isForOperator(error)
    ? error.message
    : explainStartProblem(error, 'The command failed.');
  process.stderr.write(`${told}\n`);
  process.exitCode = error instanceof UsageProblem ? MISUSED : FAILED;
}
