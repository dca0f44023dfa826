import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadLine } from '../../../testing/dead-line.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { nothing } from '../testing/answers.ts';
import { saveCall } from '../testing/feedback-steps.ts';
import { file } from '../testing/sample-work.ts';
import { newWork } from '../work/work.ts';
import { createWorkStore } from '../work/work-store.ts';
import { createDraftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a save that nobody answers is given up after half a minute, and tried again', async () => {
  const { unanswered, endWait } = deadLine();
  const network = fakeNetwork({ [saveCall]: unanswered });
  const store = createWorkStore([newWork(file)]);
  const where = { courseId: '12', assignmentId: '7' };
  const leave = createDraftKeeper({ store, ...where, onReplaced: () => {} }).start();
  store.dispatch(file.id, { kind: 'typed', text: 'Typed on a line that goes dead' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000);
  network.answers[saveCall] = nothing;
  endWait();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(network.times(saveCall)).toBe(2);
  leave();
});
