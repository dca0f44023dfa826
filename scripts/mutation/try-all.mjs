import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject, pinnedNode } from '../project.mjs';
import { environment, Stop } from '../run.mjs';
import { startFairClock } from './fair-time.mjs';
import { journal, lastNote, note, readJournal } from './files.mjs';
import { read } from './plan.mjs';

/** Longer than the tests of any file take, without any change. */
const FILE_MS = 180_000;

/** Longer than any file takes to load, or to tidy up. */
const BETWEEN_MS = 60_000;

/** Longer than it takes to tidy up after a test that a change has broken for good. */
const AFTER_SPOILED_MS = 10_000;

/**
 * Starts Vitest again wherever a change has made it hang or end.
 * @param {string} workspace
 * @param {readonly string[]} homes the folders whose tests are the changed code's own
 * @returns {Promise<boolean>} whether it ended before all was tried: it was told to, or Vitest can’t go on
 * @throws Stop when Vitest does nothing at all
 */
export async function tryAll(workspace, homes) {
  const env = {
    ...environment,
    NODE_ENV: 'test',
    MUTATED_WORKSPACE: workspace,
    MUTATED_FOLDERS: homes.join(' '),
  };
  let stuck = 0;
  while (!readJournal().some(({ event }) => event === 'done')) {
    const before = statSync(journal).size;
    if (await watched(spawnSession(env))) return true;
    const { open } = read(readJournal());
    if (open !== null) note({ event: 'hung', mutant: open });
    stuck = statSync(journal).size === before ? stuck + 1 : 0;
    if (stuck < 2) continue;
    if (read(readJournal()).tried.size > 0) return true;
    throw new Stop('Vitest ends before it has tried anything.');
  }
  return false;
}

const spawnSession = (env) =>
  spawn(pinnedNode, [inProject('scripts/mutation/session.mjs')], {
    cwd: inProject('.'),
    env,
    // A group of its own: an endless loop in Vitest's worker can't be asked to end.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });

/** @returns {Promise<boolean>} whether the person at the terminal, or `timeout`, ended it */
async function watched(child) {
  let isCutShort = false;
  const cutShort = () => {
    isCutShort = true;
    end(child);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, cutShort);
  let size = statSync(journal).size;
  let silentMs = startFairClock({ pid: workerNow() });
  while (child.exitCode === null && child.signalCode === null) {
    await pause(250);
    const now = statSync(journal).size;
    if (now !== size) [size, silentMs] = [now, startFairClock({ pid: workerNow() })];
    else if (silentMs() > limitNow()) break;
  }
  end(child);
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, cutShort);
  return isCutShort;
}

function end({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended.
  }
}

/** Vitest's main process waits while a change is tried. */
const workerNow = () => lastNote()?.pid;

function limitNow() {
  const last = lastNote();
  if (last === null || last.event === 'covered') return FILE_MS;
  if (last.event === 'spoiled') return AFTER_SPOILED_MS;
  return last.event === 'try' ? last.limitMs : BETWEEN_MS;
}
