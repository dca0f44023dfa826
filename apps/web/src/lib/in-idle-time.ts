type Task = () => void;

/** What was asked for has come by then, and the page is being used. */
const BEGINS_AFTER_MS = 3_000;

/** Between tasks, where the browser can't say that it is idle: Safari lacks requestIdleCallback. */
const PAUSE_MS = 50;

/** What a few tasks change is drawn, laid out and painted at once, in less time than one frame for each. */
const AT_ONCE = 5;

const waiting = new Set<Task>();
let isGoing = false;

function whenIdle(task: Task): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else globalThis.setTimeout(task, PAUSE_MS);
}

function next(): void {
  const tasks = [...waiting].slice(0, AT_ONCE);
  isGoing = tasks.length > 0;
  // First, so that a task which fails doesn't keep the others waiting for ever.
  if (isGoing) whenIdle(next);
  // One of them may take another back.
  for (const task of tasks) if (waiting.delete(task)) task();
}

/**
 * Does tasks that nobody waits for, a few at a time, while the browser has nothing else to do.
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
