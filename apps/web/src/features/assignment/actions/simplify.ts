import { messages } from '@second-draft/contract';
import { call, isAbort, untilReached } from '../../../lib/api/index.ts';
import { tellFailed } from '../../../lib/failures/tell-failed.ts';
import type { WorkStore } from '../work/work-store.ts';
import { tell } from './notices.tsx';

async function request(store: WorkStore, id: string, signal: AbortSignal): Promise<void> {
  const { feedback, file } = store.get(id);
  if (!feedback) return;
  const body = {
    feedback: feedback.text,
    studentName: file.student.onRoster,
    ...(feedback.id && { feedbackId: feedback.id }),
  };
  const answer = await untilReached(() => call('simplify', { body, signal }), {
    signal,
    onLost: () => {
      const message = messages.connection.waiting;
      store.dispatch(id, { kind: 'began', activity: { kind: 'simplifying', message } });
    },
  });
  store.dispatch(id, { kind: 'simplified', answer });
}

/** Does nothing where something else is being done. */
export async function simplify(
  store: WorkStore,
  id: string,
  begin: (id: string) => AbortSignal,
): Promise<void> {
  if (store.get(id).activity.kind !== 'none') return;
  const message = messages.feedback.simplifying;
  store.dispatch(id, { kind: 'began', activity: { kind: 'simplifying', message } });
  try {
    await request(store, id, begin(id));
  } catch (error) {
    store.dispatch(id, { kind: 'ended' });
    if (isAbort(error)) tell(messages.feedback.simplifyCancelled);
    else tellFailed(messages.feedback.simplifyFailed, error);
  }
}
