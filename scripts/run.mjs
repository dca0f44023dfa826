import { spawn } from 'node:child_process';
import path from 'node:path';
import { pinnedNode, root } from './project.mjs';

export const environment = {
  ...process.env,
  PATH: `${path.dirname(pinnedNode)}${path.delimiter}${process.env.PATH}`,
};

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, limitMs?: number }} [options]
 *   `show` passes the output through; otherwise it is collected. After `limitMs` the command is
 *   killed and counts as failed.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = environment, show = false, limitMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      timeout: limitMs,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export const runNode = (args, options) => run(pinnedNode, args, options);

/** An expected failure: only its message is printed. */
export class Stop extends Error {}

export function main(work) {
  work().catch((error) => {
    console.error(error instanceof Stop ? error.message : error);
    process.exit(1);
  });
}
