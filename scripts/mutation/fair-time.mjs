import { readFileSync, readdirSync } from 'node:fs';

// Tests may put a clock of their own in its place.
const realNow = performance.now.bind(performance);

/** What a machine that does other work keeps from a process; zero where the system doesn't tell. */
function waitedMs(process) {
  let nanoseconds = 0;
  for (const thread of threadsOf(process)) nanoseconds += waitedBy(`${process}/task/${thread}`);
  return nanoseconds / 1_000_000;
}

function threadsOf(process) {
  try {
    return readdirSync(`${process}/task`);
  } catch {
    return [];
  }
}

function waitedBy(thread) {
  try {
    return Number(readFileSync(`${thread}/schedstat`, 'latin1').split(' ')[1]);
  } catch {
    // The thread has ended.
    return 0;
  }
}

/**
 * Counts what passes while a process runs, or waits for anything but a processor: a busy machine
 * makes nothing take longer by it.
 * @param {{ pid?: number | 'self', proc?: string, now?: () => number }} [options]
 * @returns {() => number} milliseconds since the start
 */
export function startFairClock({ pid = 'self', proc = '/proc', now = realNow } = {}) {
  const read = () => ({ at: now(), waited: waitedMs(`${proc}/${pid}`) });
  let total = 0;
  let last = read();
  return () => {
    const next = read();
    // Less has been waited only where a thread has ended.
    const waited = Math.max(0, next.waited - last.waited);
    total += Math.max(0, next.at - last.at - waited);
    last = next;
    return total;
  };
}
