import { messages, type Asked, type FeedbackRequest } from '@second-draft/contract';
import { call, untilReached } from '../../../lib/api/index.ts';
import type { WorkStore } from '../work/work-store.ts';
import { noteFirstFeedback } from './saved-students.ts';

const SECOND_MESSAGE_MS = { from: 1_000, to: 2_000 };

function randomDelay(): number {
  const { from, to } = SECOND_MESSAGE_MS;
  return from + Math.random() * (to - from);
}

/** Lost answers are hardly ever needed again, but must not be paid for twice: a part of its own. */
async function askOnce(request: FeedbackRequest, signal: AbortSignal) {
  const ask = (body: FeedbackRequest) => call('feedback', { body, signal });
  const part = await import('./named-request.ts').catch(() => null);
  return part ? part.askedByName(request, ask) : ask(request);
}

/**
 * Gets feedback for one document into the store, showing progress meanwhile.
 * @throws ApiError when it fails, an AbortError when the signal aborts; nothing else has changed then
 */
export async function writeFeedback(
  store: WorkStore,
  id: string,
  { request, asked }: { request: FeedbackRequest; asked: Asked },
  signal: AbortSignal,
): Promise<void> {
  const { firstName } = store.get(id).file.student;
  const tell = (message: string) =>
    store.dispatch(id, { kind: 'began', activity: { kind: 'generating', message } });
  tell(messages.feedback.reading(firstName));
  const timer = window.setTimeout(() => tell(messages.feedback.writing(firstName)), randomDelay());
  try {
    const answer = await untilReached(() => askOnce(request, signal), {
      signal,
      onLost: () => {
        window.clearTimeout(timer);
        tell(messages.connection.waiting);
      },
    });
    if ('concern' in answer) {
      store.dispatch(id, { kind: 'concernFound', concern: answer.concern });
      return;
    }
    store.dispatch(id, {
      kind: 'feedbackArrived',
      feedback: {
        text: answer.feedback,
        id: answer.id,
        points: answer.points,
        checks: answer.checks,
        simplified: false,
        asked,
        writtenTo: firstName,
        isReady: false,
        postedAt: null,
      },
    });
  } catch (error) {
    store.dispatch(id, { kind: 'ended' });
    throw error;
  } finally {
    window.clearTimeout(timer);
  }
  noteFirstFeedback();
}
