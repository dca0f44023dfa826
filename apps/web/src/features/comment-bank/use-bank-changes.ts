import type { BankComment } from '@second-draft/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api/index.ts';
import { queryClient } from '../../lib/state/query-client.ts';
import { useSaving } from '../../lib/leaving/use-saving.ts';
import { bankQuery } from './bank-query.ts';
import { sendChange, showChange } from './change-bank.ts';

/** It was removed already, or never kept. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** Each comment is sent at once: the teacher may leave the page right after a change. */
function createUnsent() {
  const newest = new Map<string, BankComment | null>();
  /** Of those that were put back: the one that each goes before. */
  const places = new Map<string, string>();
  const unsent = new Set<string>();
  const failed = new Map<string, unknown>();

  async function sendOne(id: string): Promise<void> {
    const change = newest.get(id) ?? null;
    failed.delete(id);
    try {
      await sendChange(id, change, places.get(id));
    } catch (error) {
      const isDone = change === null && isGone(error);
      const isNewest = (newest.get(id) ?? null) === change;
      if (isNewest && !isDone) failed.set(id, error);
    }
  }

  return {
    add(id: string, change: BankComment | null, before?: string): void {
      newest.set(id, change);
      if (change === null) places.delete(id);
      if (before !== undefined) places.set(id, before);
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
    const known = queryClient.getQueryData(bankQuery.queryKey);
    unsent.add(id, to, at === undefined ? undefined : known?.[at]?.id);
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
