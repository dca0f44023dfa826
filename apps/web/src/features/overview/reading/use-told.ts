import { startTransition, useEffect, useMemo, useState } from 'react';
import { isAbort } from '../../../lib/api/index.ts';
import { tellFailed } from '../../../lib/failures/tell-failed.ts';
import type { ShownText } from '../../assignment/index.ts';

export interface Telling<T> {
  /** Passes on what the server says about these texts, in batches. */
  ask: (
    texts: readonly ShownText[],
    signal: AbortSignal,
    onTold: (told: readonly T[]) => void,
  ) => Promise<void>;
  idOf: (told: T) => string;
  onFailed: string;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Asks about each text once, and again when it has changed; one request at a time. */
function createAsking<T>(
  { ask, idOf, onFailed }: Telling<T>,
  onTold: (told: Map<string, T>) => void,
  onAnswered: (ids: readonly string[]) => void,
) {
  let leaving = new AbortController();
  const asked = new Map<string, string>();
  let told = new Map<string, T>();
  let texts: readonly ShownText[] = [];
  let isAsking = false;

  function learn(news: readonly T[]): void {
    told = new Map([...told, ...news.map((one) => [idOf(one), one] as const)]);
    onTold(told);
  }

  const dueNow = () => texts.filter(({ documentId, text }) => asked.get(documentId) !== text);

  async function askFor(due: readonly ShownText[], signal: AbortSignal): Promise<void> {
    for (const { documentId, text } of due) asked.set(documentId, text);
    // Sending a large class's texts takes a while: each request has a task of its own.
    await nextTask();
    try {
      await ask(due, signal, learn);
    } catch (error) {
      if (isAbort(error)) return;
      tellFailed(onFailed, error);
    }
    onAnswered([...asked.keys()]);
  }

  async function askForDue(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const { signal } = leaving;
    // More may have arrived meanwhile, also while it failed.
    for (let due = dueNow(); due.length > 0 && !signal.aborted; due = dueNow())
      await askFor(due, signal);
    isAsking = false;
  }

  return {
    take(shown: readonly ShownText[]) {
      texts = shown;
      void askForDue();
    },
    /** @returns a function that stops it */
    begin() {
      leaving = new AbortController();
      asked.clear();
      return () => leaving.abort();
    },
  };
}

/**
 * What the server says about the texts, by document, as it arrives.
 * @param telling a new one asks again
 * @returns `answered`: ids of texts about which nothing more will come, for now
 */
export function useTold<T>(
  texts: readonly ShownText[],
  isDue: boolean,
  telling: Telling<T>,
): { told: ReadonlyMap<string, T>; answered: readonly string[] } {
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [told, setTold] = useState<ReadonlyMap<string, T>>(new Map());
  const asking = useMemo(
    () => createAsking(telling, (now) => startTransition(() => setTold(now)), setAnswered),
    [telling],
  );
  useEffect(() => asking.begin(), [asking]);
  useEffect(() => {
    if (isDue) asking.take(texts);
  }, [asking, isDue, texts]);
  return { told, answered };
}
