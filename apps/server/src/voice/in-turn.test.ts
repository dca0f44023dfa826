import { expect, it } from 'vitest';
import { countingThreads } from '../feedback/testing/counting-threads.ts';
import { pickExample } from './pick-example.ts';

it('two of a teacher’s examples are read at once, however many she picks', async () => {
  const { threads, seen } = countingThreads(() => 'Ka pai!');
  const picked = {
    id: 'one',
    feedback: 'Ka pai!',
    studentText: '',
    studentName: '',
    courseId: '501',
  };
  const pick = pickExample({
    store: { addExample: async () => ({ id: 'one', text: 'Ka pai!', pickedAt: '' }) },
    given: { lastOn: async () => picked },
    rosters: { rosterOf: async () => [], allRosters: async () => [] },
    namesKept: async () => [],
    threads,
  } as never);
  const pickAs = async (id: string) =>
    pick({ caller: { account: { id } }, body: {}, signal: new AbortController().signal } as never);
  await Promise.all([1, 2, 3].map(() => pickAs('mere')));
  expect(seen.most).toBe(2);
  await Promise.all(['mere', 'mere', 'tomas', 'tomas'].map(pickAs));
  expect(seen.most).toBe(4);
});
