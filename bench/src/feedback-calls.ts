import type { World } from '@second-draft/e2e/world';
import { pretendSchool, room12, roomTwelveTeacher } from '@second-draft/google-emulator';
import { signedIn } from './signed-in-api.ts';

/** A student of Room 12 with a text of ordinary length. */
function work() {
  const documents = pretendSchool.files.filter((file) => file.kind === 'document');
  const written = documents.find(
    ({ ownerId, body }) => room12.studentIds.includes(ownerId) && body.length > 800,
  );
  const student = pretendSchool.people.find(({ id }) => id === written?.ownerId);
  if (!written || !student) throw new Error('Room 12 has no text of ordinary length');
  return { written, student };
}

const post = async (address: string, headers: Record<string, string>, body: unknown) => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await response.text();
  if (!response.ok) throw new Error(`A call answered ${response.status}`);
};

/** A feedback asked of the server, and what the server then asks of the model. */
export interface FeedbackCalls {
  throughServer(): Promise<void>;
  /** The same call on the model as the last through the server led to. */
  straightToModel(): Promise<void>;
}

/** Signs in, and asks for feedback as the assignment page does. */
export async function feedbackCalls(world: World): Promise<FeedbackCalls> {
  const { cookie } = await signedIn(world, roomTwelveTeacher.email);
  const { written, student } = work();
  const request = {
    prompt: written.body,
    studentName: `${student.givenName} ${student.familyName}`,
    wordCount: 70,
    readingLevel: 2,
    category: 'Ideas',
    courseId: room12.id,
    documentId: written.id,
  };
  const { baseUrl, apiKey } = world.upstream;
  return {
    throughServer: () => post(`${world.server.origin}/api/feedback`, { cookie }, request),
    straightToModel: () =>
      post(
        `${baseUrl}/chat/completions`,
        { authorization: `Bearer ${apiKey}` },
        world.model.requests().at(-1),
      ),
  };
}
