import { lazy, type ComponentType } from 'react';
import { logProblem } from './log-problem.ts';

type Load = () => Promise<unknown>;

const SOON_MS = 1_000;

const waiting = new Set<Load>();
let isFetching = false;

async function fetchPart(load: Load): Promise<void> {
  try {
    await load();
  } catch (error) {
    logProblem('A part of the app was not fetched ahead', error);
  }
}

/**
 * A part of the app that is not needed at first. Once `fetchLaterParts` was called it is fetched
 * ahead, so that it is there when it is needed and the connection is not.
 */
export function laterPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  if (isFetching) void fetchPart(load);
  else waiting.add(load);
  return lazy(load);
}

/**
 * Fetches all later parts when the browser has nothing else to do, those known by then and those
 * that screens bring with them afterwards.
 * @returns what calls it off, as long as it has not begun
 */
export function fetchLaterParts(): () => void {
  const begin = () => {
    isFetching = true;
    for (const load of waiting) void fetchPart(load);
    waiting.clear();
  };
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(begin, SOON_MS);
    return () => globalThis.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(begin);
  return () => window.cancelIdleCallback(handle);
}
