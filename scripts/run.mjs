import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { pinnedNode, root } from './project.mjs';

export const environment = {
  ...process.env,
  PATH: `${path.dirname(pinnedNode)}${path.delimiter}${process.env.PATH}`,
};

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, limitMs?: number,
 *   givesWay?: boolean }} [options] `show` passes the output through; otherwise it is collected.
 *   After `limitMs` the command is killed and counts as failed. One that `givesWay` leaves the
 *   processor to others.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = environment, show = false, limitMs, givesWay = false } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      timeout: limitMs,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    if (givesWay && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A second signal, as from Ctrl+C on a terminal and from npm, ends nothing abruptly. */
function passSignals(child) {
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // On a terminal, Ctrl+C reaches the child directly.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
}

/**
 * Replaces this process with the pinned Node, so that signals reach it and no launcher takes
 * memory; where the system or the running Node can't, starts it as a child.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function becomeNode(args, env = environment) {
  process.chdir(root);
  if (process.execve && process.platform !== 'win32') {
    // Node calls execve experimental.
    process.removeAllListeners('warning');
    process.execve(pinnedNode, [pinnedNode, ...args], env);
  }
  const child = spawn(pinnedNode, args, { env, stdio: 'inherit' });
  passSignals(child);
  child.once('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : code;
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
