import { readFileSync, readdirSync } from 'node:fs';

// Tests may put a clock of their own in its place.
const realNow = performance.now.bind(performance);

/** By thread: the milliseconds that it ran, and that it waited for a processor. */
function threadsOf(process) {
  const threads = new Map();
  for (const thread of idsOf(process)) {
    const [ran, waited] = timesOf(`${process}/task/${thread}`);
    threads.set(thread, { ran, waited });
  }
  return threads;
}

function idsOf(process) {
  try {
    return readdirSync(`${process}/task`);
  } catch {
    // Only Linux tells.
    return [];
  }
}

function timesOf(thread) {
  try {
    const times = readFileSync(`${thread}/schedstat`, 'latin1').split(' ').slice(0, 2);
    return times.map((nanoseconds) => Number(nanoseconds) / 1_000_000);
  } catch {
    // It has just ended.
    return [0, 0];
  }
}

/** At least what the busiest thread ran: several may have waited at the same time. */
function fairMs(last, next) {
  let [busiest, waited] = [0, 0];
  for (const [thread, now] of next.threads) {
    const before = last.threads.get(thread) ?? { ran: 0, waited: 0 };
    busiest = Math.max(busiest, now.ran - before.ran);
    waited += Math.max(0, now.waited - before.waited);
  }
  return Math.max(busiest, next.at - last.at - waited);
}

/**
 * Counts what passes while a process runs, or waits for anything but a processor: a busy machine
 * makes nothing take longer by it.
 * @param {{ pid?: number | 'self', proc?: string, now?: () => number }} [options]
 * @returns {() => number} milliseconds since the start
 */
export function startFairClock({ pid = 'self', proc = '/proc', now = realNow } = {}) {
  const read = () => ({ at: now(), threads: threadsOf(`${proc}/${pid}`) });
  let total = 0;
  let last = read();
  return () => {
    const next = read();
    total += fairMs(last, next);
    last = next;
    return total;
  };
}
