import { expect, test } from 'vitest';
import { lockedPdf, packedPdf, pdfOf, pdfOfPages } from '../testing/pdf-file.ts';
import { PAGES_MAX, TEXT_MAX } from './limits.ts';
import { createPdfTextReader } from './pdf-text-reader.ts';

// A busy machine is no failure here.
const reader = createPdfTextReader({ clockMs: 110_000 });
const { signal } = new AbortController();
const criteria = ['I can order events in time', 'I can use past tense verbs'];

test('the lines of a PDF are read in their order', async () => {
  expect(await reader.read('mere', pdfOf(criteria), signal)).toBe(criteria.join('\n'));
});

test('pages beyond the limit are left unread', async () => {
  const pages = Array.from({ length: PAGES_MAX + 1 }, (_, index) => [
    `Criterion ${index + 1} of all`,
  ]);
  const text = await reader.read('mere', pdfOfPages(pages), signal);
  expect(text).toContain(`Criterion ${PAGES_MAX} of all`);
  expect(text).not.toContain(`Criterion ${PAGES_MAX + 1} of all`);
});

test('text beyond the limit is not kept', async () => {
  const full = Array.from(
    { length: 50 },
    () => 'A criterion of some length, to fill the page with',
  );
  const pages = Array.from({ length: 20 }, () => full);
  expect(await reader.read('mere', pdfOfPages(pages), signal)).toHaveLength(TEXT_MAX);
});

test.for([
  ['no text, as in a scan', pdfOf([])],
  ['a page number and nothing else', pdfOf(['Page 1'])],
  ['a password', lockedPdf(criteria)],
  ['damage', pdfOf(criteria).subarray(0, 60)],
  ['contents that are no PDF at all', Buffer.from('%PDF-1.7 and then a letter home')],
] as const)('a PDF with %s is unreadable', async ([, pdf]) => {
  expect(await reader.read('mere', pdf, signal)).toBeNull();
});

// The reader's server is this process: surviving is the point. To pack so much takes a while.
test('a PDF that unpacks to half a gigabyte is given up', { timeout: 120_000 }, async () => {
  const pdf = packedPdf(Buffer.alloc(512 * 1024 ** 2, ' '));
  expect(pdf.length).toBeLessThan(10_000);
  expect(await reader.read('mere', pdf, signal)).toBeNull();
});

test('a PDF that unpacks to thirty million numbers is given up', { timeout: 120_000 }, async () => {
  const pdf = packedPdf(Buffer.from(`[${'1 '.repeat(30_000_000)}] TJ`));
  expect(await reader.read('mere', pdf, signal)).toBeNull();
});

test('a PDF that takes too much of the processor is given up', async () => {
  const hurried = createPdfTextReader({ processorMs: 1 });
  expect(await hurried.read('mere', pdfOf(criteria), signal)).toBeNull();
});

test('a PDF that a busy machine can’t read in time is not called unreadable', async () => {
  const busy = createPdfTextReader({ clockMs: 1 });
  await expect(busy.read('mere', pdfOf(criteria), signal)).rejects.toMatchObject({
    code: 'overloaded',
    retryAfterSeconds: 5,
  });
});

test('a teacher’s slow PDFs keep nobody else’s waiting', async () => {
  // Ten times what the other takes, however busy the machine is, and in little memory.
  const slow = packedPdf(Buffer.from('q Q '.repeat(10_000_000)));
  const reader = createPdfTextReader({ processorMs: 600_000, clockMs: 600_000 });
  const leaving = new AbortController();
  let read = 0;
  const hers = [1, 2, 3, 4].map(async () => {
    await reader.read('mere', slow, leaving.signal);
    read += 1;
  });
  expect(await reader.read('tomas', pdfOf(criteria), signal)).toBe(criteria.join('\n'));
  expect(read).toBe(0);
  leaving.abort();
  await Promise.all(hers);
});

test('reading stops when nobody waits for it any more', async () => {
  expect(await reader.read('mere', pdfOf(criteria), AbortSignal.abort())).toBeNull();
  const leaving = new AbortController();
  const reading = reader.read('mere', pdfOf(criteria), leaving.signal);
  leaving.abort();
  expect(await reading).toBeNull();
});
