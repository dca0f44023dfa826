import { spawn } from 'node:child_process';
import path from 'node:path';
import { pinnedNode, root } from './project.mjs';

/** The environment with the pinned Node first on the path. */
export const environment = {
  ...process.env,
  PATH: `${path.dirname(pinnedNode)}${path.delimiter}${process.env.PATH}`,
};

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, limitMs?: number }} [options]
 *   `show` passes its output through as it comes; otherwise it is collected. After `limitMs` it is
 *   stopped, and has failed.
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

/** Runs one of the project's own programs (a JavaScript file) on the pinned Node. */
export const runNode = (args, options) => run(pinnedNode, args, options);

/** A failure whose message is all that the person at the terminal needs. */
export class Stop extends Error {}

/** Runs a script's main function; a `Stop` ends it with its message alone. */
export function main(work) {
  work().catch((error) => {
    console.error(error instanceof Stop ? error.message : error);
    process.exit(1);
  });
}
