import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { programFile } from '../../location.ts';

const program = programFile('src/operator/admin.ts');

/** Shared, so that each process need not compile everything again. */
const compiled = path.join(tmpdir(), 'second-draft-compiled');

export interface Ran {
  code: number | null;
  out: string;
  problem: string;
}

/** @param typed the answer to its question */
export async function runAdmin(
  settings: Readonly<Record<string, string>>,
  words: readonly string[],
  typed = '',
): Promise<Ran> {
  const { TEST_BUNDLES } = process.env;
  const env = { ...settings, TEST_BUNDLES, NODE_COMPILE_CACHE: compiled };
  const child = spawn(process.execPath, [program, ...words], { env });
  // A command that asks nothing may have ended already.
  child.stdin.on('error', () => undefined);
  child.stdin.end(typed);
  const [out, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, out, problem };
}
