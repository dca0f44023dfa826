import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { clearSession, sessionItem } from './session-item.ts';

const schema = z.object({ name: z.string() });

test('a value is there after the page is reloaded', () => {
  sessionItem('teacher', schema).set({ name: 'Ms Tāne' });
  expect(sessionItem('teacher', schema).get()).toEqual({ name: 'Ms Tāne' });
});

test('what does not fit the schema counts as absent and is removed', () => {
  window.sessionStorage.setItem('teacher', '{"name":7}');
  expect(sessionItem('teacher', schema).get()).toBeNull();
  expect(window.sessionStorage.getItem('teacher')).toBeNull();
});

test('a watcher hears of changes until it stops watching', () => {
  const item = sessionItem('teacher', schema);
  let told = 0;
  const stop = item.subscribe(() => (told += 1));
  item.set({ name: 'One' });
  stop();
  item.set({ name: 'Two' });
  expect(told).toBe(1);
});

test('a value holds until the page is left where the browser forbids storage', () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const item = sessionItem('teacher', schema);
  expect(item.get()).toBeNull();
  item.set({ name: 'Ms Tāne' });
  expect(item.get()).toEqual({ name: 'Ms Tāne' });
  clearSession();
  expect(item.get()).toBeNull();
});

test('clearing the session empties all of session storage and every item', () => {
  const item = sessionItem('teacher', schema);
  item.set({ name: 'Ms Tāne' });
  window.sessionStorage.setItem('drafts:1/2', '[]');
  clearSession();
  expect(window.sessionStorage).toHaveLength(0);
  expect(item.get()).toBeNull();
});
