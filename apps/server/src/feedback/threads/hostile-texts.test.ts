import { feedbackTypes, limits } from '@second-draft/contract';
import { afterAll, expect, it } from 'vitest';
import { hostileShapes } from '../testing/hostile-shapes.ts';
import { task } from '../testing/sample-task.ts';
import { createTextThreads } from './text-threads.ts';

const threads = createTextThreads();
afterAll(() => threads.close());

const { signal } = new AbortController();

const givenWith = (text: string) => ({
  text,
  student: { givenName: 'Hana', fullName: 'Hana Whitcombe' },
  classmates: [{ givenName: 'Will', fullName: 'Will Anderson' }],
  task: [],
  alsoSent: [],
  others: [],
});

/** Each category has its turn. */
const focusOf = (shape: number) => {
  const { title = '' } = feedbackTypes[shape % feedbackTypes.length] ?? {};
  return [{ title, descriptors: '' }];
};

it.each(hostileShapes.map((shape, at) => ({ ...shape, at })))(
  'the longest text of $name is not given up',
  async ({ text: textOf, at }) => {
    const text = textOf(limits.studentTextMax);
    const toRead = { given: givenWith(text), isReadByTeacher: false };
    await expect(threads.run('concealUnlessConcern', toRead, signal)).resolves.toBeDefined();
    await expect(threads.run('glanceAt', { text, people: [] }, signal)).resolves.toBeDefined();
    const toWrite = { ...task, text, focus: focusOf(at) };
    await expect(threads.run('write', toWrite, signal)).resolves.toBeDefined();
  },
);
