import { openWorld, type World } from '@second-draft/e2e/world';
import { pretendSchool, room12, roomTwelveTeacher } from '@second-draft/google-emulator';
import type { ModelProcess } from './model-process.ts';
import { signedIn } from './in-browser/signed-in-api.ts';

function work() {
  const documents = pretendSchool.files.filter((file) => file.kind === 'document');
  const written = documents.find(
    ({ ownerId, body }) => room12.studentIds.includes(ownerId) && body.length > 800,
  );
  const student = pretendSchool.people.find(({ id }) => id === written?.ownerId);
  if (!written || !student) throw new Error('Room 12 has no text of ordinary length');
  return { written, student };
}

/** @throws Error when it is answered with a failure, or aborted */
export const post = async (
  address: string,
  headers: Record<string, string>,
  body: unknown,
  signal: AbortSignal | null = null,
) => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  await response.text();
  if (!response.ok) throw new Error(`A call answered ${response.status}`);
};

/** Rate limits high enough for a benchmark. */
export const unhurried = { RATE_LIMIT_FACTOR: '1000' };

/** As the assignment page asks. */
export function feedbackRequest() {
  const { written, student } = work();
  return {
    prompt: written.body,
    studentName: `${student.givenName} ${student.familyName}`,
    wordCount: 70,
    readingLevel: 2,
    category: 'Ideas',
    courseId: room12.id,
    documentId: written.id,
  };
}

/** Signs in. Returns a call that asks for feedback. */
export async function feedbackOf(world: World): Promise<() => Promise<void>> {
  const { cookie } = await signedIn(world, roomTwelveTeacher.email);
  const request = feedbackRequest();
  return () => post(`${world.server.origin}/api/feedback`, { cookie }, request);
}

async function requestToModel(): Promise<unknown> {
  const world = await openWorld({ writer: 'model' });
  try {
    const ask = await feedbackOf(world);
    await ask();
    return world.model.requests().at(-1);
  } finally {
    await world.close();
  }
}

export interface FeedbackCalls {
  throughServer(): Promise<void>;
  /** The request that `throughServer` leads to, sent directly to the model. */
  straightToModel(): Promise<void>;
  throughProxy(): Promise<void>;
  serverPid: number;
  close(): Promise<void>;
}

export async function openFeedbackCalls(
  { baseUrl }: ModelProcess,
  proxy: ModelProcess,
): Promise<FeedbackCalls> {
  const request = await requestToModel();
  const world = await openWorld({
    writer: 'model',
    // The default level in production.
    settings: { ...unhurried, OPENAI_BASE_URL: baseUrl, LOG_LEVEL: 'warn' },
  });
  return {
    throughServer: await feedbackOf(world),
    straightToModel: () => post(`${baseUrl}/chat/completions`, {}, request),
    throughProxy: () => post(`${proxy.baseUrl}/chat/completions`, {}, request),
    serverPid: world.server.pid,
    close: () => world.close(),
  };
}
