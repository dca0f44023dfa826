import { queryClient } from '../../lib/query-client.ts';

/** What was refused while she had no access. */
export function askAgain(): void {
  void queryClient.refetchQueries({ predicate: ({ state }) => state.error !== null });
}
