import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openWorld } from '@second-draft/e2e/world';
import { feedbackOf, unhurried } from './feedback-calls.ts';
import { median, repeat, type Figure } from './measuring/figures.ts';
import { memoryOf } from './measuring/memory.ts';
import { processorMsOf } from './measuring/processor-time.ts';

const built = path.resolve(import.meta.dirname, '../../apps/server/dist/main.js');

const STARTS = 5;
const START_LIMIT_MS = 3_000;
const START_PROCESSOR_LIMIT_MS = 650;
const FEEDBACKS = 1_000;
const MEMORY_MB = 250;
const GROWTH_MAX = 1.1;

const megabytes = (what: string, value: number | null): Figure => ({
  what,
  value: value === null ? 'unknown' : `${Math.round(value)} MB`,
  limit: { text: `at most ${MEMORY_MB} MB`, kept: value !== null && value <= MEMORY_MB },
  isRatio: true,
});

/** Memory that grows with the number of feedbacks would be a leak. */
function growth(more: number | null, some: number | null): Figure {
  const ratio = more === null || some === null ? NaN : more / some;
  return {
    what: `memory after ${2 * FEEDBACKS} feedbacks / after ${FEEDBACKS}`,
    value: ratio.toFixed(2),
    limit: { text: `at most ${GROWTH_MAX}`, kept: ratio <= GROWTH_MAX },
    isRatio: true,
  };
}

async function memoryFigures(): Promise<Figure[]> {
  const world = await openWorld({ writer: 'model', settings: unhurried });
  try {
    const atStart = await memoryOf(world.server.pid);
    const ask = await feedbackOf(world);
    await repeat(FEEDBACKS, ask);
    const afterSome = await memoryOf(world.server.pid);
    await repeat(FEEDBACKS, ask);
    const afterMore = await memoryOf(world.server.pid);
    return [
      megabytes('memory after starting', atStart),
      megabytes(`memory after ${FEEDBACKS} feedbacks`, afterSome),
      growth(afterMore, afterSome),
    ];
  } finally {
    await world.close();
  }
}

interface Start {
  /** Milliseconds from spawning the process until it prints its address. */
  elapsed: number;
  processorMs: number | null;
}

async function startOnce(dataDir: string, cache: string): Promise<Start> {
  const start = performance.now();
  const server = spawn(process.execPath, [built], {
    env: { PORT: '0', DATA_DIR: dataDir, NODE_COMPILE_CACHE: cache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const elapsed = performance.now() - start;
  const processorMs = server.pid === undefined ? null : await processorMsOf(server.pid);
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as [number | null];
  // The next start would begin with the database's crash recovery.
  if (code !== 0) throw new Error('The server did not shut down.');
  return { elapsed, processorMs };
}

async function startsOnOneFolder(): Promise<Start[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'second-draft-bench-'));
  try {
    const starts = await repeat(1 + STARTS, () =>
      startOnce(path.join(folder, 'data'), path.join(folder, 'compiled')),
    );
    // The first start created the database and compiled the code.
    return starts.slice(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function processorFigure(starts: readonly Start[]): Figure {
  const known = starts.flatMap((one) => one.processorMs ?? []);
  const ms = known.length > 0 ? median(known) : null;
  return {
    what: 'processor time of a start, until it listens',
    value: ms === null ? 'unknown' : `${Math.round(ms)} ms`,
    limit: {
      text: `at most ${START_PROCESSOR_LIMIT_MS} ms`,
      kept: ms !== null && ms <= START_PROCESSOR_LIMIT_MS,
    },
    isRatio: true,
  };
}

export async function startUp(): Promise<Figure[]> {
  const starts = await startsOnOneFolder();
  const time = Math.round(median(starts.map(({ elapsed }) => elapsed)));
  return [
    processorFigure(starts),
    {
      what: 'from the start of the process to listening',
      value: `${time} ms`,
      limit: { text: `under ${START_LIMIT_MS} ms`, kept: time < START_LIMIT_MS },
      isRatio: false,
    },
    ...(await memoryFigures()),
  ];
}
