import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork, refusal } from '../../../../testing/fake-network.ts';
import { brokenAfter, heldBack, lines, nothing } from '../../testing/answers.ts';
import { changedDraft, draftIn, newText } from '../../testing/sample-drafts.ts';
import { feedback, file } from '../../testing/sample-work.ts';
import { readOf, secondDraftsCall } from '../../testing/show-assignment.tsx';
import { newWork } from '../../work/work.ts';
import { createWorkStore } from '../../work/work-store.ts';
import { createSecondDrafts } from './second-drafts.ts';
import { setVerdict } from '../verdicts/set-verdict.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Āwhina's text has been read; nothing is asked yet. */
function read() {
  const store = createWorkStore([newWork(file)]);
  store.dispatch(file.id, { kind: 'read', document: readOf(file.id, { text: newText }) });
  store.dispatch(file.id, { kind: 'feedbackArrived', feedback });
  const drafts = createSecondDrafts({ courseId: '12', assignmentId: '7' }, store);
  return { drafts, told: () => drafts.of(store.get(file.id)) };
}

/** Answers line by line. */
function streamed() {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  return {
    answer: () => new Response(readable),
    tell: (draft: object) =>
      void writer.write(new TextEncoder().encode(`${JSON.stringify(draft)}\n`)),
    close: () => writer.close(),
  };
}

test('what was still asked for when the page was left is asked for on return', async () => {
  const network = fakeNetwork({ [secondDraftsCall]: heldBack().wait });
  const { drafts, told } = read();
  drafts.follow()();
  network.answers[secondDraftsCall] = lines(changedDraft);
  drafts.follow();
  await expect.poll(() => told()?.state).toBe('changed');
  expect(network.times(secondDraftsCall)).toBe(2);
});

test('a model’s late answer does not take the place of what is known since feedback was posted', async () => {
  const network = fakeNetwork({ [secondDraftsCall]: lines({ ...changedDraft, openSteps: 1 }) });
  const { drafts, told } = read();
  drafts.follow();
  await expect.poll(() => told()?.openSteps).toBe(1);
  const { answer, tell, close } = streamed();
  network.answers[secondDraftsCall] = answer;
  const asked = drafts.askModel([file.id]);
  tell({ ...changedDraft, judging: true });
  await expect.poll(() => told()?.judging).toBe(true);

  network.answers[secondDraftsCall] = lines(draftIn('unchanged'));
  drafts.notePosted(file.id);
  await expect.poll(() => told()).toMatchObject({ state: 'unchanged', judging: false });
  tell(changedDraft);
  await close();
  await asked;
  expect(told()?.state).toBe('unchanged');
});

test('a model that is cut off and then refused is looked for no more, and can be asked again', async () => {
  const network = fakeNetwork({ [secondDraftsCall]: lines({ ...changedDraft, openSteps: 1 }) });
  const { drafts, told } = read();
  drafts.follow();
  await expect.poll(() => told()?.openSteps).toBe(1);
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1_000 });
  network.answers[secondDraftsCall] = brokenAfter({ ...changedDraft, judging: true });
  const asked = drafts.askModel([file.id]);
  await expect.poll(() => told()?.judging).toBe(true);
  network.answers[secondDraftsCall] = refusal('not_signed_in');
  expect(await asked).toBe(false);
  expect(told()).toMatchObject({ judging: false, openSteps: 1 });
});

test('a late answer does not take back the verdict that she has given meanwhile', async () => {
  const { answer, tell, close } = streamed();
  const network = fakeNetwork({
    [secondDraftsCall]: lines({ ...changedDraft, openSteps: 1 }),
    'PUT /api/second-drafts/12/7/verdicts': nothing,
  });
  const { drafts, told } = read();
  drafts.follow();
  await expect.poll(() => told()?.openSteps).toBe(1);
  network.answers[secondDraftsCall] = answer;
  const asked = drafts.askModel([file.id]);
  const at = { documentId: file.id, feedbackId: 'feedback-0', step: 1 };
  await setVerdict(drafts.verdicts, at, 'partly');
  tell({ ...changedDraft, judging: true });
  await expect.poll(() => told()?.judging).toBe(true);
  const hers = { verdict: 'partly', judge: 'teacher', overruled: { verdict: 'notYet' } };
  expect(told()?.earlier[0]?.steps[1]).toMatchObject(hers);
  tell(changedDraft);
  await close();
  await asked;
  expect(told()?.earlier[0]?.steps[1]).toMatchObject(hers);
});
