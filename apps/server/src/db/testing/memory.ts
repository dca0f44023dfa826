import type { Query } from '../pglite/client/worker-client.ts';

const PROBE = 'select pg_logical_emit_message';

/**
 * A database that keeps the words it is given in memory, and fails as `fails` says: before a word, or
 * a probe of its disk.
 */
export function memory() {
  const state = {
    words: [] as unknown[],
    probes: [] as unknown[],
    fails: (_what: unknown): Error | null => null,
    checks: (_word: unknown): Error | null => null,
    replaced: async (_query: Query): Promise<void> => undefined,
  };
  const query: Query = async (sql, [value] = []) => {
    const isProbe = sql.startsWith(PROBE);
    if (isProbe) state.probes.push(value);
    const failure = state.fails(isProbe ? 'probe' : value);
    if (failure) throw failure;
    if (!isProbe) state.words.push(value);
    return { rows: [], fields: [] };
  };
  const client = {
    query,
    check: async (_sql: string, [word]: unknown[]) => {
      const failure = state.checks(word);
      if (failure) throw failure;
    },
    onReplaced: (work: typeof state.replaced) => void (state.replaced = work),
  };
  return Object.assign(state, client);
}
