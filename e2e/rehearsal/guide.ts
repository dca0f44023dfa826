import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postgresPrograms } from '@second-draft/server/src/db/testing/run-postgres.ts';
import { run } from './machine.ts';

const root = path.resolve(import.meta.dirname, '../..');
const guide = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');

/**
 * Carries out a block of commands of the operating page.
 * @param name what stands behind `sh` at the block's beginning
 * @returns its output
 */
export async function runGuide(name: string, env: Readonly<Record<string, string>>) {
  const commands = new RegExp(`\`\`\`sh ${name}\\n([^]*?)\`\`\``).exec(guide)?.[1];
  if (commands === undefined) throw new Error(`The guide has no commands called ${name}.`);
  const PATH = [postgresPrograms() ?? '', process.env['PATH'] ?? ''].join(path.delimiter);
  const { stdout } = await run('sh', ['-euc', commands], { cwd: root, env: { PATH, ...env } });
  return stdout;
}
