import { limits } from '@second-draft/contract';
import type { Handlers } from '../api/index.ts';
import { completionOf } from './completion-of.ts';
import type { CompletionList } from '../feedback/index.ts';

export function adminHandlers(list: CompletionList): Pick<Handlers, 'completions'> {
  return {
    async completions({ query: { start } }) {
      const limit = limits.completionsPerPage;
      const { total, rows } = await list.page(start, limit);
      const returned = rows.length;
      return {
        completions: rows.map(completionOf),
        pagination: { start, limit, returned, total, hasMore: start + returned < total },
      };
    },
  };
}
