import { feedbackTypes, limits } from '@second-draft/contract';
import { afterAll, expect, it } from 'vitest';
import { counted, wordOf } from '../testing/hostile-shape.ts';
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

it('the longest drafts that differ in each line are not given up, whatever is asked of them', async () => {
  const draft = (kind: string, end: string) =>
    counted('', (i) => {
      const [one, two, three] = [wordOf(4 * i), wordOf(4 * i + 1), wordOf(4 * i + 2)];
      return `${one} ${two} ${three} ${kind}${wordOf(i)}${end}`;
    }).text(limits.studentTextMax);
  const before = draft('cat', ' ');
  const points = Array.from({ length: 10 }, (_, i) => {
    const comment = `Begin a new paragraph at “${before.slice(0, 10)}”: ${wordOf(i)}.`;
    return {
      kind: 'nextStep' as const,
      comment,
      quotations: [{ text: before.slice(0, 10), start: 0, end: 10, match: 'exact' as const }],
      example: null,
      skill: null,
      rule: 'paragraphs',
    };
  });
  const feedback = points.map(({ comment }) => comment).join('\n');
  const toJudge = { text: draft('dog', '.\n'), rounds: [{ text: before, feedback, points }] };
  const { rounds } = await threads.run('judgeRounds', toJudge, signal);
  expect(rounds[0]?.judged).toHaveLength(points.length);
});
