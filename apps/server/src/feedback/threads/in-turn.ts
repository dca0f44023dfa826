import { createLimitByKey } from '../../scheduling/index.ts';
import type { TextThreads } from './text-threads.ts';

const READ_AT_ONCE = 2;

/**
 * @returns the same threads for one teacher: two of her texts are read at once, however many she asks
 *   about, and other teachers' in between
 */
export function createThreadsInTurn(threads: TextThreads): (accountId: string) => TextThreads {
  const inTurnOf = createLimitByKey(READ_AT_ONCE);
  return (accountId) => ({
    ...threads,
    run: (name, input, signal) => inTurnOf(accountId, () => threads.run(name, input, signal)),
  });
}
