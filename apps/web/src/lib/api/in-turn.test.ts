import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './index.ts';

interface Sent {
  request: string;
  answer: (status: number) => void;
}

let sent: Sent[] = [];
const requests = () => sent.map(({ request }) => request);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal(
    'fetch',
    (address: string, { method }: RequestInit) =>
      new Promise((resolve) => {
        const answer = (status: number) => resolve(new Response(null, { status }));
        sent.push({ request: `${method} ${address}`, answer });
      }),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

/** Addresses differ, so that no test waits for what another left unanswered. */
const newId = () => crypto.randomUUID();
const save = (id: string) =>
  call('saveBankComment', { params: { id }, body: { category: '', text: 'Ka pai!' } });
const remove = (id: string) => call('removeBankComment', { params: { id } });
const settled = () => vi.advanceTimersByTimeAsync(0);

test('changes of one thing are sent one after another, so that the last one made stays', async () => {
  const id = newId();
  const saved = save(id);
  const removed = remove(id);
  await settled();
  expect(requests()).toEqual([`PUT /api/comment-bank/${id}`]);
  sent[0]?.answer(204);
  await saved;
  await settled();
  expect(requests()).toEqual([`PUT /api/comment-bank/${id}`, `DELETE /api/comment-bank/${id}`]);
  sent[1]?.answer(204);
  await removed;
});

test('one that fails does not hold up the next', async () => {
  const id = newId();
  const refused = save(id).catch(() => 'refused');
  void remove(id);
  sent[0]?.answer(500);
  expect(await refused).toBe('refused');
  await settled();
  expect(requests().at(-1)).toBe(`DELETE /api/comment-bank/${id}`);
});

test('changes of different things do not wait for each other', () => {
  void remove(newId());
  void remove(newId());
  expect(sent).toHaveLength(2);
});

test('what waits is sent as the page is left', async () => {
  const id = newId();
  void save(id);
  void remove(id);
  window.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(sent).toHaveLength(2);
});

test('one that is never answered holds up the next for half a minute at most', async () => {
  const id = newId();
  void save(id);
  void remove(id);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toHaveLength(2);
});

test('comments of different students, which share an address, are changed at once', () => {
  const change = (docId: string) =>
    call('changeComment', { body: { docId, commentId: 'c', commentText: 'Ka pai!' } });
  void change('one');
  void change('two');
  expect(sent).toHaveLength(2);
});
