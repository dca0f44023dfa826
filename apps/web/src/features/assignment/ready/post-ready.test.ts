import { errors, QUOTE_BLANK } from '@second-draft/contract';
import { notifications } from '@mantine/notifications';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { WITH_REASON_MS } from '../../../lib/failures/tell-failed.ts';
import { draftIn } from '../testing/sample-drafts.ts';
import { feedback, file } from '../testing/sample-work.ts';
import type { DraftOf } from '../second-draft/asking/second-draft-of.ts';
import { newWork, type Work } from '../work/work.ts';
import type { WorkEvent } from '../work/work-event.ts';
import { createWorkStore, type WorkStore } from '../work/work-store.ts';
import { createPostReady } from './post-ready.ts';

const ids = ['one', 'two', 'three'];

const readyWork = (id: string): Work => ({
  ...newWork({ ...file, id }),
  isAppAuthorized: true,
  feedback: { ...feedback, isReady: true },
});

const comment = { id: 'c1', postedAt: '2026-11-20T03:00:00.000Z' };

/** What `onSend` does stands for the server; all else is the real thing. */
function posting(
  onSend: (id: string, store: WorkStore) => void = () => {},
  draftOf: DraftOf = () => null,
  works = ids.map(readyWork),
) {
  const store = createWorkStore(works);
  const sent: string[] = [];
  const postReady = createPostReady({
    store,
    secondDrafts: { of: draftOf },
    send: async (id) => {
      sent.push(id);
      onSend(id, store);
      store.dispatch(id, { kind: 'posted', comment, words: feedback.text });
    },
    giveUp: () => {},
  });
  return { store, sent, postReady };
}

test('feedback is posted in the order of the class, once, however often it is asked for', async () => {
  const { sent, postReady } = posting();
  await Promise.all([postReady.start(ids), postReady.start(ids)]);
  await postReady.start(ids);
  expect(sent).toEqual(ids);
});

test('what is posted elsewhere meanwhile, or no longer ready, is left out', async () => {
  const { sent, postReady } = posting((id, store) => {
    if (id !== 'one') return;
    store.dispatch('two', { kind: 'posted', comment, words: feedback.text });
    store.dispatch('three', { kind: 'readySet', isReady: false });
  });
  await postReady.start(ids);
  expect(sent).toEqual(['one']);
});

test('that something was not posted is told as a failure, for long enough to read of whom', async () => {
  const show = vi.spyOn(notifications, 'show');
  const { postReady } = posting((id) => {
    if (id === 'two') throw new ApiError(502, 'classroom_unavailable', 'No answer.');
  });
  await postReady.start(ids);
  expect(show).toHaveBeenCalledExactlyOnceWith({
    message: expect.stringMatching(/^Posted 2 comments\. Not posted: /),
    color: 'rata',
    autoClose: WITH_REASON_MS,
  });
});

test('who was not posted to is named in full, and each of two namesakes', async () => {
  const show = vi.spyOn(notifications, 'show');
  const names = { one: 'Bo Li', two: 'Bo Li', three: 'Bo Ng' };
  const { postReady } = posting(
    () => {
      throw new ApiError(502, 'classroom_unavailable', 'No answer.');
    },
    () => null,
    Object.entries(names).map(([id, fullName]) => ({
      ...readyWork(id),
      file: { ...file, id, student: { ...file.student, userId: id, fullName, firstName: 'Bo' } },
    })),
  );
  await postReady.start(ids);
  expect(show).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      message: expect.stringContaining('Not posted: Bo Li, Bo Li and Bo Ng.') as string,
    }),
  );
});

test('a document that takes no comment does not keep the others from being posted', async () => {
  const { status, message } = errors.comment_refused;
  const { sent, postReady } = posting((id) => {
    if (id === 'one') throw new ApiError(status, 'comment_refused', message);
  });
  await postReady.start(ids);
  expect(sent).toEqual(ids);
});

test('it ends when the sign-in has ended, and the rest stays ready', async () => {
  const { sent, postReady, store } = posting(() => {
    throw new ApiError(401, 'sign_in_expired', 'Log in again.');
  });
  await postReady.start(ids);
  expect(sent).toEqual(['one']);
  expect(store.all().every((work) => work.feedback?.isReady)).toBe(true);
  expect(postReady.progress.get()).toBeNull();
});

test.each<[string, WorkEvent]>([
  ['has been emptied', { kind: 'feedbackEdited', text: ' ' }],
  ['has a blank again', { kind: 'feedbackEdited', text: `Ka pai, ${QUOTE_BLANK}` }],
  ['is being posted by hand', { kind: 'began', activity: { kind: 'posting', isWaiting: true } }],
  ['is being written anew', { kind: 'began', activity: { kind: 'generating', message: '' } }],
])('feedback that %s meanwhile is left out, and the rest is posted', async (_, event) => {
  const { sent, postReady } = posting((id, store) => {
    if (id === 'one') store.dispatch('two', event);
  });
  await postReady.start(ids);
  expect(sent).toEqual(['one', 'three']);
});

test('feedback on a draft that turns out to have been changed since is left out', async () => {
  const { earlier } = draftIn('changed');
  const given = earlier.map((one) => ({ ...one, feedbackId: feedback.id ?? one.feedbackId }));
  let isChanged = false;
  const { sent, postReady } = posting(
    () => {
      isChanged = true;
    },
    ({ file: { id } }) =>
      isChanged && id === 'two' ? draftIn('changed', { earlier: given }) : null,
  );
  await postReady.start(ids);
  expect(sent).toEqual(['one', 'three']);
});
