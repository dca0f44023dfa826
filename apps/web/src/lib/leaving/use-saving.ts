import { messages, savingMessages } from '@second-draft/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendAgain } from '../api/index.ts';
import { useHeldScreen } from './hold-page.ts';
import { logProblem } from '../failures/log-problem.ts';
import { tellFailed } from '../failures/tell-failed.ts';

export interface Saving {
  isSaving: boolean;
  /** Why what is on the screen is not saved; null when it is, or on its way. */
  problem: unknown;
  /** Sends what is unsaved. */
  save: () => void;
}

/**
 * Saves what is changed on a screen. What was not saved is sent again by itself where that may help,
 * and is asked about before the screen is left.
 * @param send sends everything unsaved; the same function each time
 */
export function useSaving(send: () => Promise<void>): Saving {
  const [problem, setProblem] = useState<unknown>(null);
  const [underWay, setUnderWay] = useState(0);
  const isLeft = useRef(false);
  const save = useCallback(async () => {
    setUnderWay((count) => count + 1);
    try {
      await send();
      setProblem(null);
    } catch (error) {
      logProblem('A change was not saved', error);
      if (isLeft.current) tellFailed(savingMessages.failed, error);
      setProblem(error);
    }
    setUnderWay((count) => count - 1);
  }, [send]);
  useHeldScreen(problem === null ? null : messages.leaving.unsaved);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  useEffect(() => sendAgain(problem, save), [problem, save]);
  return { isSaving: underWay > 0, problem, save: () => void save() };
}
