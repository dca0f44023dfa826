import { setTimeout as pause } from 'node:timers/promises';
import { pretendSchool, room12, roomTwelveTeacher } from '@second-draft/google-emulator';
import { openWorld } from '../fixtures/world/world.ts';
import { signIn, type Outcome } from './teacher.ts';
import type { Trial } from './trial.ts';

/** Of each of Google's answers: a posting takes two calls, so that a drop may meet either. */
const GOOGLE_MS = 40;

const document = pretendSchool.files.find(
  ({ kind, ownerId }) => kind === 'document' && room12.studentIds.includes(ownerId),
);

type Post = (words: string, signal?: AbortSignal) => Promise<Outcome>;

/** @param act posts a text in its way, and returns what the teacher was told of each posting */
async function postings(
  fault: string,
  tries: number,
  act: (post: Post, words: string, turn: number) => Promise<readonly Outcome[]>,
): Promise<Trial> {
  if (!document) throw new Error('Room 12 has no document');
  const settings = { RATE_LIMIT_FACTOR: '10000' };
  const world = await openWorld({ writer: 'built-in', googleLatencyMs: GOOGLE_MS, settings });
  const { google, server } = world;
  google.grantFiles(roomTwelveTeacher.email, [document.id]);
  const teacher = await signIn(google, server.origin);
  const trial = { fault, tries, acknowledged: 0, wellAfterSeconds: null };
  const [lost, twice, unexpected]: [string[], string[], string[]] = [[], [], []];
  for (let turn = 0; turn < tries; turn += 1) {
    const words = `Ka pai, number ${turn}.`;
    const post: Post = (text, signal) => teacher.post(server.origin, document.id, text, signal);
    const told = await act(post, words, turn);
    const on = google.comments(document.id).filter(({ content }) => content === words).length;
    if (told.includes('kept')) trial.acknowledged += 1;
    else unexpected.push(`turn ${turn}: ${JSON.stringify(told)}`);
    if (on === 0) lost.push(words);
    if (on > 1) twice.push(words);
  }
  await world.close();
  return { ...trial, lost, twice, unexpected };
}

/** The browser drops the connection after 0, 1, 2 … milliseconds, and the teacher presses Post again. */
export const dropPostings = (drops: number): Promise<Trial> =>
  postings(
    `a posting dropped after 0 to ${drops - 1} ms, and tried again`,
    drops,
    async (post, words, ms) => {
      const dropped = new AbortController();
      const first = post(words, dropped.signal);
      await pause(ms);
      dropped.abort();
      return [await first, await post(words)];
    },
  );

export const postTwiceAtOnce = (times: number): Promise<Trial> =>
  postings('two tabs post at once', times, (post, words) =>
    Promise.all([post(words), post(words)]),
  );
