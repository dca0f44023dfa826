import { builtInWriter, stepsOf } from '@second-draft/feedback';
import { expect, it } from 'vitest';
import { task } from '../testing/sample-task.ts';
import { begun, createBeginning, tellBeginning } from './beginning.ts';
import run from './text.worker.ts';

const feedback =
  'Casey, you compare one thing with another in “as flat as a mirror”. That makes it easy to imagine.\n\nOrganise your writing into paragraphs: if you move on to something different at “After lunch we fished”, begin another one there.';
const points = [
  {
    kind: 'nextStep' as const,
    comment: 'Say why you swam.',
    quotations: [],
    example: null,
    skill: null,
  },
];
const past = { text: 'We swam.', feedback: 'Say why you swam.', points };

it('a thread tells what it had used before, and does what it was asked', () => {
  const beginning = createBeginning();
  expect(run({ name: 'write', input: task, beginning })).toEqual(builtInWriter.write(task));
  const [, usedMs] = beginning;
  expect(usedMs).toBeGreaterThan(0);
});

it('a thread shortens a feedback, and finds its steps, as the rules do', () => {
  const beginning = createBeginning();
  const shorter = run({ name: 'simplify', input: feedback, beginning });
  expect(shorter).toBe(builtInWriter.simplify(feedback));
  expect(shorter).not.toBe(feedback);
  const steps = run({ name: 'stepsOf', input: past, beginning });
  expect(steps).toEqual(stepsOf(past.feedback, past.points, past.text));
  expect(steps).toMatchObject([{ comment: 'Say why you swam.' }]);
});

it('whoever watches over a task knows by which thread, and how used, or that none has begun', () => {
  const beginning = createBeginning();
  expect(begun(beginning)).toBeNull();
  tellBeginning(beginning, 7, { user: 1_600, system: 800 });
  expect(begun(beginning)).toEqual({ threadId: 7, usedMs: 2 });
});
