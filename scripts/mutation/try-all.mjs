import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject, pinnedNode } from '../project.mjs';
import { environment, Stop } from '../run.mjs';
import { journal, lastNote, note, readJournal } from './files.mjs';
import { read } from './plan.mjs';

/** Longer than the tests of any file take to load. */
const SILENT_MS = 180_000;

/**
 * Starts Vitest again wherever a change has made it hang or end.
 * @param {string} workspace
 * @param {readonly string[]} named the folders whose code is changed
 * @throws Stop when Vitest does nothing at all
 */
export async function tryAll(workspace, named) {
  const env = {
    ...environment,
    NODE_ENV: 'test',
    MUTATED_WORKSPACE: workspace,
    MUTATED_FOLDERS: named.join(' '),
  };
  let stuck = 0;
  while (!readJournal().some(({ event }) => event === 'done')) {
    const before = statSync(journal).size;
    await watched(spawnSession(env));
    const { open } = read(readJournal());
    if (open !== null) note({ event: 'hung', mutant: open });
    stuck = statSync(journal).size === before ? stuck + 1 : 0;
    if (stuck > 1) throw new Stop('Vitest ends before it has tried anything.');
  }
}

const spawnSession = (env) =>
  spawn(pinnedNode, [inProject('scripts/mutation/session.mjs')], {
    cwd: inProject('.'),
    env,
    // A group of its own: an endless loop in Vitest's worker can't be asked to end.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });

async function watched(child) {
  const giveUp = () => {
    end(child);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, giveUp);
  let size = statSync(journal).size;
  let since = Date.now();
  while (child.exitCode === null && child.signalCode === null) {
    await pause(250);
    const now = statSync(journal).size;
    if (now !== size) [size, since] = [now, Date.now()];
    else if (Date.now() - since > limitNow()) break;
  }
  end(child);
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, giveUp);
}

function end({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended.
  }
}

function limitNow() {
  const last = lastNote();
  return last?.event === 'try' ? last.limitMs : SILENT_MS;
}
