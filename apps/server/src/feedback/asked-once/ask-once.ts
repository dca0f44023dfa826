import { createHash, randomUUID } from 'node:crypto';
import type { FeedbackOutcome } from '@second-draft/contract';
import type { Handlers } from '../../api/index.ts';
import { createLimitByKey, createSharedReads } from '../../scheduling/index.ts';
import type { CompletionStore } from '../store.ts';

type FeedbackCall = Parameters<Handlers['feedback']>[0];

/** Writes feedback that is kept under this id. */
export type WriteAs = (call: FeedbackCall, id: string) => Promise<FeedbackOutcome>;

/** Made with her account, so that nobody's id leads to anybody else's feedback. */
const idOf = (accountId: string, requestId: string) =>
  createHash('sha256').update(`${accountId} ${requestId}`).digest('hex');

/** Two tabs or devices that ask for the same while it is written get one feedback. */
function writtenTogether(write: WriteAs): WriteAs {
  const together = createSharedReads<FeedbackOutcome>();
  return (call, id) => {
    const { requestId: _name, isRepeated: _again, ...asked } = call.body;
    const key = idOf(call.caller.account.id, JSON.stringify(asked));
    return together(key, call.signal, (signal) => write({ ...call, signal }, id));
  };
}

/** A request that is sent again gets what was written for it, or waits for that. */
export function askOnce(
  { answer }: Pick<CompletionStore, 'answer'>,
  writeAlone: WriteAs,
): Handlers['feedback'] {
  const inTurn = createLimitByKey(1);
  const write = writtenTogether(writeAlone);

  async function findOrWrite(call: FeedbackCall, id: string): Promise<FeedbackOutcome> {
    const { account } = call.caller;
    const kept = await answer(account.id, id);
    if (kept) return kept;
    const written = await write(call, id);
    // Meanwhile, another server may have kept what it wrote for the same.
    return (await answer(account.id, id)) ?? written;
  }

  return async (call) => {
    const { requestId, isRepeated } = call.body;
    if (requestId === undefined) return writeAlone(call, randomUUID());
    const id = idOf(call.caller.account.id, requestId);
    return inTurn(id, () => {
      call.signal.throwIfAborted();
      return isRepeated ? findOrWrite(call, id) : write(call, id);
    });
  };
}
