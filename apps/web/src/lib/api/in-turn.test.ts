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

afterEach(async () => {
  // What waits is sent once what it waits for is answered.
  for (const { answer } of sent) {
    answer(204);
    await settled();
  }
  vi.useRealTimers();
});

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
  document.dispatchEvent(new Event('visibilitychange'));
});

test('what is sent only as the page is left does not wait', async () => {
  const id = newId();
  void save(id);
  window.addEventListener('pagehide', () => void remove(id), { once: true });
  window.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(sent).toHaveLength(2);
  document.dispatchEvent(new Event('visibilitychange'));
});

test('what is sent as the page is hidden does not wait, and later changes wait again', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const id = newId();
  document.addEventListener('visibilitychange', () => void save(id), { once: true });
  void save(id);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(0);
  void save(id);
  await settled();
  expect(sent).toHaveLength(2);
  visibility.mockRestore();
});

test('one that is never answered holds up the next for half a minute at most', async () => {
  const id = newId();
  void save(id);
  void remove(id);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toHaveLength(2);
});

test('comments of different students, which share an address, are changed at once', () => {
  for (const docId of ['one', 'two'])
    call('changeComment', { body: { docId, commentId: 'c', commentText: 'Ka pai!' } }).catch(
      () => {},
    );
  expect(sent).toHaveLength(2);
});
