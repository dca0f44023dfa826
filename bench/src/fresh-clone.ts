import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from './measuring/figures.ts';

const project = path.resolve(import.meta.dirname, '../..');

const LIMIT_S = 25;
const PATIENCE_MS = 300_000;

const bin = path.join('node_modules', '.bin');

/** Nothing of this project's, nor of the npm that runs this. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_)/i.test(name));
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return {
    ...Object.fromEntries(own),
    PATH: folders.filter((folder) => !folder.includes(bin)).join(path.delimiter),
    PORT: '0',
  };
}

/** @returns when it said that (milliseconds, see `performance.now`), and the match */
async function untilSaid(
  child: ChildProcess,
  pattern: RegExp,
): Promise<{ at: number; said: string }> {
  let output = '';
  const said = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const match = pattern.exec(output);
      if (match) resolve(match[0]);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The clone did not start:\n${output}`);
  });
  const found = await Promise.race([said, ended]);
  return { at: performance.now(), said: found };
}

async function startIn(clone: string): Promise<{ installed: number; served: number }> {
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: ownEnvironment(),
    // A group of its own, so that what npm has started ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.pid && process.kill(-child.pid, 'SIGTERM');
  const lost = setTimeout(end, PATIENCE_MS);
  try {
    const [building, serving] = await Promise.all([
      untilSaid(child, /Building the/),
      untilSaid(child, /http:\/\/\S+/),
    ]);
    const page = await fetch(serving.said);
    if (!page.ok) throw new Error(`The page answers ${page.status}.`);
    const served = performance.now() - start;
    return { installed: building.at - start, served };
  } finally {
    clearTimeout(lost);
    const exit = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null) {
      end();
      await exit;
    }
  }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** `npm start` in a clone of what is committed; packages come from wherever npm has them. */
export async function freshClone(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'second-draft-bench-'));
  try {
    const clone = path.join(folder, 'clone');
    await promisify(execFile)('git', ['clone', '--quiet', project, clone]);
    const { installed, served } = await startIn(clone);
    return [
      {
        what: 'npm start in a fresh clone, until the page answers',
        value: seconds(served),
        limit: { text: `at most ${LIMIT_S} s`, kept: served <= LIMIT_S * 1_000 },
        isRatio: false,
      },
      {
        what: 'of it, until everything is installed',
        value: seconds(installed),
        limit: null,
        isRatio: false,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
