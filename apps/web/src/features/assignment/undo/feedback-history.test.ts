import { expect, test } from 'vitest';
import { feedback, file } from '../testing/sample-work.ts';
import { newWork, type Feedback } from '../work/work.ts';
import { createWorkStore } from '../work/work-store.ts';
import { createFeedbackHistory } from './feedback-history.ts';

const { id } = file;
const postedAt = '2026-11-20T03:00:00.000Z';
const second: Feedback = { ...feedback, id: 'feedback-2', points: [], text: 'Another one.' };

function withFeedback() {
  let time = 0;
  const store = createWorkStore([newWork(file)]);
  const history = createFeedbackHistory(store, () => time);
  history.follow();
  store.dispatch(id, { kind: 'feedbackArrived', feedback });
  return {
    store,
    history,
    text: () => store.get(id).feedback?.text,
    isPosted: () => store.get(id).feedback?.postedAt !== null,
    type: (letters: string) => {
      for (const letter of letters) {
        const text = `${store.get(id).feedback?.text ?? ''}${letter}`;
        store.dispatch(id, { kind: 'feedbackEdited', text });
      }
    },
    pause: () => {
      time += 1_000;
    },
  };
}

test('what is typed without a pause is one step, and comes back by redo', () => {
  const { history, type, pause, text } = withFeedback();
  type(' Ka');
  pause();
  type(' pai');
  history.undo(id);
  expect(text()).toBe(`${feedback.text} Ka`);
  history.undo(id);
  expect(text()).toBe(feedback.text);
  expect(history.undo(id)).toBe(false);
  history.redo(id);
  history.redo(id);
  expect(text()).toBe(`${feedback.text} Ka pai`);
  expect(history.redo(id)).toBe(false);
});

test('words put in at once are a step of their own, though typing goes on', () => {
  const { store, history, type, text } = withFeedback();
  type(' /');
  store.dispatch(id, { kind: 'feedbackEdited', text: 'Ka pai, Āwhina.' });
  type('!!');
  history.undo(id);
  expect(text()).toBe('Ka pai, Āwhina.');
  history.undo(id);
  expect(text()).toBe(`${feedback.text} /`);
});

test('feedback that was put away comes back over the one that took its place', () => {
  const { store, history, text } = withFeedback();
  store.dispatch(id, { kind: 'feedbackCleared' });
  store.dispatch(id, { kind: 'feedbackArrived', feedback: second });
  history.undo(id);
  expect(store.get(id).feedback).toMatchObject({ id: feedback.id, text: feedback.text });
  history.redo(id);
  expect(text()).toBe(second.text);
});

test('it also comes back while there is none', () => {
  const { store, history, text } = withFeedback();
  store.dispatch(id, { kind: 'feedbackCleared' });
  expect(history.undo(id)).toBe(true);
  expect(text()).toBe(feedback.text);
});

test('after a change of another kind there is nothing to redo', () => {
  const { history, type, pause } = withFeedback();
  type('!');
  history.undo(id);
  pause();
  type('?');
  expect(history.redo(id)).toBe(false);
});

test('what was there when the page opened can be gone back to', () => {
  const store = createWorkStore([{ ...newWork(file), feedback }]);
  const history = createFeedbackHistory(store);
  history.follow();
  store.dispatch(id, { kind: 'feedbackEdited', text: 'Mine.' });
  history.undo(id);
  expect(store.get(id).feedback?.text).toBe(feedback.text);
});

test('marking it as ready is not a step', () => {
  const { store, history } = withFeedback();
  store.dispatch(id, { kind: 'readySet', isReady: true });
  expect(history.undo(id)).toBe(false);
});

test('words that were posted count as posted again only while the comment is still theirs', () => {
  const { store, history, type, text, isPosted } = withFeedback();
  store.dispatch(id, {
    kind: 'posted',
    comment: { id: 'c1', postedAt },
    words: feedback.text,
  });
  type('!');
  expect(isPosted()).toBe(false);
  history.undo(id);
  expect(isPosted()).toBe(true);
  history.redo(id);
  store.dispatch(id, {
    kind: 'posted',
    comment: { id: 'c1', postedAt: '2026-11-20T04:00:00.000Z' },
    words: text() ?? '',
  });
  history.undo(id);
  expect(isPosted()).toBe(false);
});

test('nothing moves while it is being posted', () => {
  const { store, history, type, text } = withFeedback();
  type('!');
  store.dispatch(id, { kind: 'began', activity: { kind: 'posting', isWaiting: false } });
  expect(history.undo(id)).toBe(false);
  expect(text()).toBe(`${feedback.text}!`);
});
