import type { BankComment } from '@second-draft/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api/index.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { sendChange, showChange } from './change-bank.ts';

/** It was removed already, or never kept. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** Each comment is sent at once: the teacher may leave the page right after a change. */
function createUnsent() {
  const newest = new Map<string, BankComment | null>();
  const unsent = new Set<string>();
  const failed = new Map<string, unknown>();

  async function sendOne(id: string): Promise<void> {
    const change = newest.get(id) ?? null;
    failed.delete(id);
    try {
      await sendChange(id, change);
    } catch (error) {
      const isDone = change === null && isGone(error);
      const isNewest = (newest.get(id) ?? null) === change;
      if (isNewest && !isDone) failed.set(id, error);
    }
  }

  return {
    add(id: string, change: BankComment | null): void {
      newest.set(id, change);
      unsent.add(id);
    },
    async send(): Promise<void> {
      const ids = new Set([...unsent, ...failed.keys()]);
      unsent.clear();
      await Promise.all([...ids].map(sendOne));
      const [error] = failed.values();
      if (error !== undefined) throw error;
    },
  };
}

/** For My Comments, which keeps what could not be saved. */
export function useBankChanges() {
  const [unsent] = useState(createUnsent);
  const saving = useSaving(unsent.send);
  function change(id: string, to: BankComment | null, at?: number): void {
    unsent.add(id, to);
    saving.save();
    void showChange(id, to, at);
  }
  return {
    saving,
    save: (comment: BankComment) => change(comment.id, comment),
    putBack: (comment: BankComment, at: number) => change(comment.id, comment, at),
    remove: (id: string) => change(id, null),
  };
}
