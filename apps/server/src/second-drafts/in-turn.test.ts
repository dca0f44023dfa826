import { expect, it } from 'vitest';
import { countingThreads } from '../feedback/testing/counting-threads.ts';
import { createGivenFeedbacks } from './give.ts';
import { secondDraftHandlers } from './handlers.ts';
import { documentId, firstDraft, place, shown } from './testing/asking.ts';
import { hoursAgo } from './testing/rows.ts';
import { sampleGiven } from './testing/sample-given.ts';

const answers: Readonly<Record<string, unknown>> = {
  classmatesTexts: new Map(),
  judgeRounds: {
    kind: 'changed',
    comparison: null,
    rounds: [{ judged: [], toModel: [], rules: [] }],
  },
  stepsOf: [{ step: 0, comment: 'Say more.' }],
};

function reading() {
  const { threads, seen } = countingThreads((task) => answers[task]);
  const round = {
    ...shown(firstDraft),
    feedbackId: 'first',
    feedback: 'Say more.',
    points: [],
    writtenAt: hoursAgo(25),
    postedAt: null,
    copiedAt: hoursAgo(24),
    givenAt: hoursAgo(24),
    outcomes: [],
  };
  const services = {
    threads,
    rounds: { find: async () => [round], one: async () => round, expired: async () => new Set() },
    verdicts: {
      judgements: async () => new Map(),
      own: async () => new Map(),
      say: async () => {},
    },
    classTexts: async () => [],
    model: null,
  };
  const { secondDrafts, setVerdict } = secondDraftHandlers(services as never);
  const callOf = (teacher: string, body: object) =>
    ({
      caller: { account: { id: teacher } },
      params: place,
      body,
      signal: new AbortController().signal,
    }) as never;
  return {
    seen,
    async compare(teacher: string): Promise<string[]> {
      const texts = [shown(`${firstDraft} We swam.`)];
      const lines = await secondDrafts(
        callOf(teacher, { texts, alsoHandedIn: [], askModel: false }),
      );
      const told: string[] = [];
      for await (const line of lines) told.push(line.documentId);
      return told;
    },
    say: async (teacher: string) =>
      setVerdict(callOf(teacher, { feedbackId: 'first', step: 0, verdict: 'done' })),
  };
}

it('two texts of a teacher’s are read at once, whatever she asks about them and how often', async () => {
  const { compare, say, seen } = reading();
  const all = await Promise.all([1, 2, 3].flatMap(() => [compare('mere'), say('mere')]));
  expect(all).toEqual([1, 2, 3].flatMap(() => [[documentId], undefined]));
  expect(seen.tasks.filter((task) => task === 'classmatesTexts')).toHaveLength(3);
  expect(seen.most).toBe(2);
});

it('no teacher waits for another’s', async () => {
  const { compare, say, seen } = reading();
  await Promise.all(['mere', 'tomas'].flatMap((one) => [compare(one), say(one), compare(one)]));
  expect(seen.most).toBe(4);
});

it('two feedbacks that a teacher has given are read at once, however many she gives', async () => {
  const { threads, seen } = countingThreads(() => []);
  const kept = { id: 'first', studentText: firstDraft, points: [] };
  const db = { transaction: async () => kept };
  const outcomes = { asked: async () => {} };
  const given = createGivenFeedbacks({ db, outcomes, threads } as never);
  await Promise.all([1, 2, 3].map(() => given.keep(sampleGiven)));
  expect(seen.tasks).toEqual(['stepsOf', 'stepsOf', 'stepsOf']);
  expect(seen.most).toBe(2);
});
