import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openWorld, type World } from '@second-draft/e2e/world';
import { feedbackOf, unhurried } from './feedback-calls.ts';
import { median, repeat, type Figure } from './figures.ts';

const built = path.resolve(import.meta.dirname, '../../apps/server/dist/main.js');

const STARTS = 5;
const START_LIMIT_MS = 3_000;
const FEEDBACKS = 1_000;
const MEMORY_MB = 250;

/** Resident memory in megabytes; null where there is no /proc. */
async function memoryOf({ server }: World): Promise<number | null> {
  try {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  } catch {
    return null;
  }
}

const megabytes = (what: string, value: number | null): Figure => ({
  what,
  value: value === null ? 'unknown' : `${Math.round(value)} MB`,
  limit: { text: `at most ${MEMORY_MB} MB`, kept: value !== null && value <= MEMORY_MB },
  isRatio: true,
});

async function memoryFigures(): Promise<Figure[]> {
  const world = await openWorld({ writer: 'model', settings: unhurried });
  try {
    const atStart = await memoryOf(world);
    await repeat(FEEDBACKS, await feedbackOf(world));
    return [
      megabytes('memory after starting', atStart),
      megabytes(`memory after ${FEEDBACKS} feedbacks`, await memoryOf(world)),
    ];
  } finally {
    await world.close();
  }
}

/** Milliseconds from spawning the process until it prints its address. */
async function startOnce(dataDir: string, cache: string): Promise<number> {
  const start = performance.now();
  const server = spawn(process.execPath, [built], {
    env: { PORT: '0', DATA_DIR: dataDir, NODE_COMPILE_CACHE: cache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const elapsed = performance.now() - start;
  server.kill('SIGTERM');
  await once(server, 'exit');
  return elapsed;
}

async function startTime(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'second-draft-bench-'));
  try {
    const starts = await repeat(1 + STARTS, () =>
      startOnce(path.join(folder, 'data'), path.join(folder, 'compiled')),
    );
    // The first start created the database and compiled the code.
    return median(starts.slice(1));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function startUp(): Promise<Figure[]> {
  const time = Math.round(await startTime());
  return [
    {
      what: 'from the start of the process to listening',
      value: `${time} ms`,
      limit: { text: `under ${START_LIMIT_MS} ms`, kept: time < START_LIMIT_MS },
      isRatio: false,
    },
    ...(await memoryFigures()),
  ];
}
