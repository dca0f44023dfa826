import type { FeedbackRequest } from '@second-draft/contract';
import * as z from 'zod';
import { ApiError, isUnreached, unreached } from '../../../lib/api/index.ts';
import { newId } from '../../../lib/state/new-id.ts';
import { sessionItem } from '../../../lib/state/session-item.ts';

/** Names of requests without an answer, by document. A page that is loaded again still knows them. */
const unanswered = sessionItem('unanswered-requests', z.record(z.string(), z.string()));

/** FNV-1a: tells a request from the one before it for the same document. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function forget(documentId: string): void {
  const { [documentId]: _answered, ...others } = unanswered.get() ?? {};
  unanswered.set(others);
}

const BAD_GATEWAY = 502;
const UNAVAILABLE = 503;

/** A balancer says so while servers are restarted. A server of ours would have named the error. */
const isOfBalancer = (error: ApiError): boolean =>
  error.code === 'internal' && [BAD_GATEWAY, UNAVAILABLE].includes(error.status);

/**
 * Asks by the same name as the last time, if that was for the same and had no answer.
 * @throws ApiError that says “not reached”, also where a balancer had no server
 */
export async function askedByName<Answer>(
  request: FeedbackRequest,
  ask: (named: FeedbackRequest) => Promise<Answer>,
): Promise<Answer> {
  const { documentId = '' } = request;
  const hash = hashOf(JSON.stringify(request));
  const before = unanswered.get()?.[documentId];
  const isRepeated = before?.startsWith(hash) === true;
  const requestId = isRepeated ? before : hash + newId();
  unanswered.set({ ...unanswered.get(), [documentId]: requestId });
  try {
    const answer = await ask({ ...request, requestId, isRepeated });
    forget(documentId);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isOfBalancer(error)) throw unreached();
    if (!isUnreached(error)) forget(documentId);
    throw error;
  }
}
