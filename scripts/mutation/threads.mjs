import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** Under this name Node hands the memory to every thread that starts. */
const SHARED = 'mutation';

/** What the memory holds: first the change that is switched on, then how often each is come to. */
const [ACTIVE, HITS, HITS_ALLOWED] = [0, 1, 2];
const FIRST_CHANGE = 3;
const NONE = -1;

const cellsOf = (memory) => new Int32Array(memory);

/**
 * For the process that runs the tests: switches changes on in all threads that its tests start.
 * @param {number} changes one more than the highest id
 */
export function createThreads(changes) {
  const memory =
    getEnvironmentData(SHARED) ??
    new SharedArrayBuffer((FIRST_CHANGE + changes) * Int32Array.BYTES_PER_ELEMENT);
  setEnvironmentData(SHARED, memory);
  const cells = cellsOf(memory);
  const counts = cells.subarray(FIRST_CHANGE);
  cells[ACTIVE] = NONE;
  return {
    /** @param {string | undefined} mutant undefined: none */
    activate(mutant, hitsAllowed) {
      cells[ACTIVE] = mutant === undefined ? NONE : Number(mutant);
      cells[HITS] = 0;
      cells[HITS_ALLOWED] = hitsAllowed;
    },
    /** How often they have come to the active change. */
    hits: () => cells[HITS],
    /** How often they have come to each change since this was last asked. */
    takeCounts() {
      const came = [...counts.entries()].filter(([, count]) => count > 0);
      counts.fill(0);
      return Object.fromEntries(came.map(([mutant, count]) => [String(mutant), count]));
    },
  };
}

/** For a thread: what Stryker's changed code looks for; undefined where no tests are tried. */
export function strykerOfThread() {
  const memory = getEnvironmentData(SHARED);
  if (memory === undefined) return undefined;
  const cells = cellsOf(memory);
  return {
    get activeMutant() {
      return cells[ACTIVE] === NONE ? null : String(cells[ACTIVE]);
    },
    get hitCount() {
      return cells[HITS];
    },
    set hitCount(count) {
      cells[HITS] = count;
    },
    get hitLimit() {
      return cells[HITS_ALLOWED];
    },
    mutantCoverage: { static: cells.subarray(FIRST_CHANGE), perTest: {} },
  };
}
