type Task = () => void;

/** What was asked for has come by then, and the page is being used. */
const BEGINS_AFTER_MS = 3_000;

/** Between tasks, where the browser can't say that it is idle: Safari lacks requestIdleCallback. */
const PAUSE_MS = 50;

const waiting = new Set<Task>();
let isGoing = false;

function whenIdle(task: Task): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else globalThis.setTimeout(task, PAUSE_MS);
}

function next(): void {
  const [task] = waiting;
  isGoing = task !== undefined;
  if (!task) return;
  waiting.delete(task);
  task();
  whenIdle(next);
}

/**
 * Does tasks that nobody waits for one by one, while the browser has nothing else to do.
 * @returns a function that takes the task back
 */
export function inIdleTime(task: Task): () => void {
  waiting.add(task);
  if (!isGoing) {
    isGoing = true;
    globalThis.setTimeout(() => whenIdle(next), BEGINS_AFTER_MS);
  }
  return () => waiting.delete(task);
}
