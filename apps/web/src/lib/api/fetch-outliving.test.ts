import { beforeEach, expect, test, vi } from 'vitest';
import { fetchOutliving } from './fetch-outliving.ts';

const BROWSERS_TAKE_BYTES = 64 * 1024;

let outliving: boolean[];
let answers: (() => void)[];

/** Like a browser: refuses what would outlive the page with more than 64 KiB in all. */
beforeEach(() => {
  let bytesTaken = 0;
  outliving = [];
  answers = [];
  vi.stubGlobal('fetch', async (_: string, { body, keepalive = false }: RequestInit) => {
    const words = keepalive && typeof body === 'string' ? body : '';
    const bytes = new TextEncoder().encode(words).length;
    if (bytesTaken + bytes > BROWSERS_TAKE_BYTES) throw new TypeError('Failed to fetch');
    bytesTaken += bytes;
    outliving.push(keepalive);
    await new Promise<void>((resolve) => answers.push(resolve));
    bytesTaken -= bytes;
    return new Response();
  });
});

const sendBytes = (bytes: number) =>
  fetchOutliving('/api', { method: 'POST', body: 'a'.repeat(bytes) });

test('the longest text that browsers take outlives the page, and a longer one is sent all the same', async () => {
  const longest = sendBytes(BROWSERS_TAKE_BYTES);
  answers.forEach((answer) => answer());
  await longest;
  const longer = sendBytes(BROWSERS_TAKE_BYTES + 1);
  answers.forEach((answer) => answer());
  await longer;
  expect(outliving).toEqual([true, false]);
});

test('texts under way count together, until they are answered', async () => {
  const half = BROWSERS_TAKE_BYTES / 2;
  const sent = [sendBytes(half), sendBytes(half + 1), sendBytes(half), sendBytes(1)];
  expect(outliving).toEqual([true, false, true, false]);
  answers.forEach((answer) => answer());
  await Promise.all(sent);
  const later = sendBytes(BROWSERS_TAKE_BYTES);
  answers.forEach((answer) => answer());
  await later;
  expect(outliving.at(-1)).toBe(true);
});

test('letters count by the bytes that they are sent as', async () => {
  const sent = fetchOutliving('/api', {
    method: 'POST',
    body: 'ā'.repeat(BROWSERS_TAKE_BYTES - 1),
  });
  answers.forEach((answer) => answer());
  await sent;
  expect(outliving).toEqual([false]);
});
