import type { ComponentType } from 'react';
import { fetchedPart } from '../../ui/fetched-part.tsx';
import { logProblem } from '../failures/log-problem.ts';
import { neededPart } from './missing-part.ts';
import { withStyles } from './part-styles.ts';

type Load = () => Promise<unknown>;

const SOON_MS = 1_000;
/** A page that keeps the browser busy for longer gets its later parts all the same. */
const IDLE_WITHIN_MS = 10_000;

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
 * Loads a component lazily, or ahead of need once `fetchLaterParts` has run: the connection may be
 * gone by the time it is needed.
 * @param isOver it covers the page, as a dialog does
 */
export function laterPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isOver }: { isOver: boolean } = { isOver: true },
) {
  const whole = withStyles(load);
  if (isFetching) void fetchPart(whole);
  else waiting.add(whole);
  return fetchedPart(neededPart(whole), isOver);
}

/**
 * Loads a component when it is first shown: for what few teachers open, and needs a connection
 * anyway.
 */
export const openedPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => fetchedPart(neededPart(withStyles(load)), false);

/**
 * Fetches all later parts, present and future, once the browser is idle.
 * @returns a function that cancels it, until it has begun
 */
export function fetchLaterParts(): () => void {
  const begin = () => {
    isFetching = true;
    for (const load of waiting) void fetchPart(load);
    waiting.clear();
  };
  // Safari lacks requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(begin, SOON_MS);
    return () => globalThis.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS });
  return () => window.cancelIdleCallback(handle);
}
