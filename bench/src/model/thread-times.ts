import { readdir, readFile } from 'node:fs/promises';

/** Whose threads of the server's process; the last are V8's helpers and the disk's. */
export const threadKinds = ['server', 'database', 'texts', 'helpers'] as const;

export type ThreadTimes = Record<(typeof threadKinds)[number], number>;

const NANOSECONDS_IN_MS = 1e6;

/** What Node calls the threads that a program starts. */
const STARTED = 'WorkerThread';

async function threadsOf(pid: number): Promise<{ id: number; name: string; ms: number }[]> {
  const ids = (await readdir(`/proc/${pid}/task`)).map(Number).toSorted((a, b) => a - b);
  return Promise.all(
    ids.map(async (id) => {
      const read = (file: string) => readFile(`/proc/${pid}/task/${id}/${file}`, 'utf8');
      const [name, scheduled] = [await read('comm'), await read('schedstat')];
      return { id, name: name.trim(), ms: Number(scheduled.split(' ')[0]) / NANOSECONDS_IN_MS };
    }),
  );
}

/** Milliseconds of processor time by the kind of thread; null where the system doesn't tell. */
export async function threadTimesOf(pid: number): Promise<ThreadTimes | null> {
  try {
    const threads = await threadsOf(pid);
    // The embedded database's thread is the first that a server starts.
    const database = threads.find(({ name }) => name === STARTED)?.id;
    const times: ThreadTimes = { server: 0, database: 0, texts: 0, helpers: 0 };
    for (const { id, name, ms } of threads) {
      if (id === pid) times.server += ms;
      else if (id === database) times.database += ms;
      else times[name === STARTED ? 'texts' : 'helpers'] += ms;
    }
    return times;
  } catch {
    return null;
  }
}
