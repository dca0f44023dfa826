import { room12, roomTwelveTeacher, type GoogleEmulator } from '@second-draft/google-emulator';
import { signInScopes } from '@second-draft/contract';
import { draftSaying } from '@second-draft/server/src/drafts/testing/draft-saying.ts';

const text =
  'On Saturday we biked to the river. The stones were warm and the water was so cold that I yelled. ' +
  'My cousin found an eel under the bank and we watched it for ages.';

/**
 * `kept`: acknowledged. `away`: refused because the database is unavailable. `unknown`: the
 * connection broke before an answer.
 */
export type Outcome = 'kept' | 'away' | 'unknown' | { unexpected: string };

export interface Teacher {
  /** Each call makes a new row. */
  feedback(origin: string, documentId: string): Promise<Outcome>;
  saveDraft(origin: string, documentId: string): Promise<Outcome>;
  read(origin: string): Promise<number>;
  /** Posts a comment; `signal` drops the connection. */
  post(origin: string, documentId: string, words: string, signal?: AbortSignal): Promise<Outcome>;
}

export const draftText = (documentId: string): string => `${text} ${documentId}`;

async function outcomeOf(call: Promise<Response>): Promise<Outcome> {
  let response: Response;
  let body: string;
  try {
    response = await call;
    body = await response.text();
  } catch {
    return 'unknown';
  }
  if (response.ok) return 'kept';
  const isAway = response.status === 503 && body.includes('"database_unavailable"');
  if (isAway && response.headers.has('retry-after')) return 'away';
  return { unexpected: `${response.status} ${body}` };
}

/** Dated now, because old drafts are purged. */
const draftOf = (documentId: string) =>
  draftSaying(draftText(documentId), new Date().toISOString());

export async function signIn(google: GoogleEmulator, origin: string): Promise<Teacher> {
  const accessToken = google.issueToken({ email: roomTwelveTeacher.email, scopes: signInScopes });
  const send = (
    at: string,
    method: string,
    path: string,
    body?: unknown,
    cookie = '',
    signal: AbortSignal | null = null,
  ) =>
    fetch(`${at}${path}`, {
      method,
      signal,
      headers: { 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const signedIn = await send(origin, 'POST', '/api/auth/google', { access_token: accessToken });
  if (!signedIn.ok) throw new Error(`Signing in answered ${signedIn.status}`);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    feedback: (at, documentId) =>
      outcomeOf(
        send(
          at,
          'POST',
          '/api/feedback',
          {
            prompt: text,
            studentName: 'Hemi',
            wordCount: 35,
            category: 'Ideas',
            courseId: room12.id,
            documentId,
          },
          cookie,
        ),
      ),
    saveDraft: (at, documentId) =>
      outcomeOf(
        send(at, 'PUT', `/api/drafts/${room12.id}/1/${documentId}`, draftOf(documentId), cookie),
      ),
    async read(at) {
      const response = await send(at, 'GET', '/api/token', undefined, cookie);
      await response.text();
      return response.status;
    },
    post: (at, docId, commentText, signal) =>
      outcomeOf(send(at, 'POST', '/api/comment', { docId, commentText }, cookie, signal)),
  };
}
