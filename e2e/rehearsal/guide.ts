import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postgresPrograms } from '@second-draft/server/src/db/testing/run-postgres.ts';
import { run } from './machine.ts';

const root = path.resolve(import.meta.dirname, '../..');
const guide = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');

export const deployedFile = (file: string): string => path.join(root, 'deploy', file);

export const deployed = (file: string): string => readFileSync(deployedFile(file), 'utf8');

/**
 * Carries out a block of commands of the operating page.
 * @param name what follows `sh` at the block's start
 * @param input what is typed meanwhile
 * @returns its output
 */
export async function runGuide(
  name: string,
  env: Readonly<Record<string, string>>,
  input = '',
): Promise<string> {
  const commands = new RegExp(`\`\`\`sh ${name}\\n([^]*?)\`\`\``).exec(guide)?.[1];
  if (commands === undefined) throw new Error(`The guide has no commands called ${name}.`);
  const PATH = [postgresPrograms() ?? '', process.env['PATH'] ?? ''].join(path.delimiter);
  const running = run('sh', ['-euc', commands], { cwd: root, env: { ...env, PATH } });
  running.child.stdin?.end(input);
  return (await running).stdout;
}

/** @returns the cells of each row of the table under a heading of the operating page */
export function guideTable(heading: string): string[][] {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0];
  if (section === undefined) throw new Error(`The guide has no section ‘${heading}’.`);
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) => row.split('|').slice(1, -1));
}
