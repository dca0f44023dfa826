import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

export const run = promisify(execFile);

const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];

/** Null where it isn't installed. */
const findProgram = (name: string): string | null =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;

/**
 * @param what runs so
 * @param packages of Debian that have all of it
 * @throws Error with how to install them where a program is missing, or without root's rights
 */
export function requireDebian(
  what: string,
  programs: readonly string[],
  packages: readonly string[],
): void {
  const missing = programs.filter((name) => findProgram(name) === null);
  if (missing.length === 0 && process.getuid?.() === 0) return;
  throw new Error(
    `${what} runs as root on Debian, with: apt-get install --no-install-recommends ${packages.join(' ')}. Missing: ${missing.join(', ')}`,
  );
}

/** @throws Error that names what did not come about */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what} did not come about in ${seconds} s`);
    await pause(100);
  }
}

export const isAnswered = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  await response.text();
  return response.ok;
};

export interface Running {
  child: ChildProcess;
  /** Waits for its end. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const running = new Set<Running>();

/** Its output goes to a file. */
export function start(
  log: string,
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Running {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const file = createWriteStream(log, { flags: 'a' });
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  const one: Running = {
    child,
    async end(signal = 'SIGTERM') {
      running.delete(one);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
  running.add(one);
  return one;
}

const PATIENCE_MS = 5_000;

/** Asks first: nginx leaves its workers behind when it is killed. */
export async function endAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (one) => {
      const late = setTimeout(() => one.child.kill('SIGKILL'), PATIENCE_MS);
      await one.end();
      clearTimeout(late);
    }),
  );
}
