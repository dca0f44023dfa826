import { queryClient } from '../../../lib/state/query-client.ts';

/** What was refused while she had no access, and what may have changed unnoticed meanwhile. */
export function askAgain(): void {
  void queryClient.refetchQueries({
    predicate: ({ state, meta }) => state.error !== null || meta?.['mayChangeUnnoticed'] === true,
  });
}
