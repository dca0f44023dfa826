import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { brokenAfter, lines, oneAfterAnother } from '../testing/answers.ts';
import { file } from '../testing/sample-work.ts';
import { boFile, readOf } from '../testing/show-assignment.tsx';
import { readDocuments } from './read-documents.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('while the server is not reached, it goes on asking, and says so each time', async () => {
  const unreachable = () => {
    throw new TypeError('network error');
  };
  fakeNetwork({
    'POST /api/documents': oneAfterAnother(
      brokenAfter(readOf('document-of-bo')),
      unreachable,
      unreachable,
      lines(readOf(file.id)),
    ),
  });
  let lost = 0;
  const arrived: string[] = [];
  await readDocuments({
    files: [file, boFile],
    template: null,
    signal: new AbortController().signal,
    onRead: (documents) => arrived.push(...documents.map(({ id }) => id)),
    onTemplate: () => {},
    onLost: () => {
      lost += 1;
      // Heard once it waits.
      setTimeout(() => window.dispatchEvent(new Event('online')));
    },
  });
  expect(lost).toBe(3);
  expect(arrived).toEqual(['document-of-bo', 'document-of-awhina']);
});
