import { limits } from '@second-draft/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { nothing } from '../testing/answers.ts';
import { saveCall } from '../testing/feedback-steps.ts';
import { feedback, file } from '../testing/sample-work.ts';
import { newWork } from '../work/work.ts';
import { createWorkStore } from '../work/work-store.ts';
import { createDraftKeeper } from './draft-keeper.ts';

function open() {
  const store = createWorkStore([newWork(file)]);
  const where = { courseId: '12', assignmentId: '7' };
  return { store, keeper: createDraftKeeper({ store, ...where, onReplaced: () => {} }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a text that the server refuses stays in this tab, and the feedback on it is saved all the same', async () => {
  const network = fakeNetwork({ [saveCall]: nothing });
  const { store, keeper } = open();
  const leave = keeper.start();
  const text = 'a'.repeat(limits.studentTextMax + 1);
  store.dispatch(file.id, { kind: 'typed', text });
  store.dispatch(file.id, { kind: 'feedbackArrived', feedback });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(network.lastBody(saveCall)).toMatchObject({ text: null, feedback: feedback.text });
  leave();

  const reloaded = open();
  reloaded.keeper.restore();
  expect(reloaded.store.get(file.id).typedText).toBe(text);
});
