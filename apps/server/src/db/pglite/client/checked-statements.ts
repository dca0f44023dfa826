import { NOT_HELD, type QueryAnswer, type QueryFailure } from '../thread/messages.ts';
import type { Thread } from './start-thread.ts';

/** A thread holds what it has checked, so that its values, some 40 KB, are sent to it once. */
export interface CheckedStatements {
  /**
   * Rejects if PostgreSQL can't parse the statement or bind its values.
   * @param params storable ones
   */
  check(thread: Thread, sql: string, params: unknown[]): Promise<void>;
  /** Null if this thread doesn't hold a statement that was checked with these very `params`. */
  carryOut(thread: Thread, params: readonly unknown[]): Promise<QueryAnswer | null>;
}

export function createCheckedStatements(): CheckedStatements {
  const held = new WeakMap<readonly unknown[], { thread: Thread; id: number }>();
  let lastId = 0;
  return {
    async check(thread, sql, params) {
      lastId += 1;
      const id = lastId;
      await thread.ask({ kind: 'check', sql, params, holdAs: id });
      held.set(params, { thread, id });
    },
    async carryOut(thread, params) {
      const checked = held.get(params);
      held.delete(params);
      if (checked?.thread !== thread) return null;
      try {
        return await thread.ask({ kind: 'carryOut', checked: checked.id });
      } catch (error) {
        if ((error as QueryFailure).code === NOT_HELD.code) return null;
        throw error;
      }
    },
  };
}
