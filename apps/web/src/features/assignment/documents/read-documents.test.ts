import type { Assignment, ReadDocument } from '@second-draft/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork, refusal } from '../../../testing/fake-network.ts';
import { brokenAfter, lines, oneAfterAnother } from '../testing/answers.ts';
import { file } from '../testing/sample-work.ts';
import { readDocuments, templateFile } from './read-documents.ts';

const template = { id: 'template-document', kind: 'document' as const };
const files = [file, { ...file, id: 'document-of-bo' }];

afterEach(() => {
  vi.unstubAllGlobals();
});

const documentsAnswer = (answer: ReturnType<typeof refusal>) =>
  fakeNetwork({ 'POST /api/documents': answer });

const read = (id: string, text: string | null): ReadDocument => ({
  id,
  kind: 'document',
  text,
  problem: text === null ? 'unreadable' : null,
  isAppAuthorized: false,
  isCommentRefused: false,
  modifiedTime: null,
});

const handingOut = (...links: string[]): Assignment => ({
  id: 'assignment-1',
  title: 'Camp recount',
  description: '',
  creationTime: '2026-11-02T03:00:00Z',
  alternateLink: 'https://classroom.google.com/c/1/a/1',
  materials: links.map((alternateLink) => ({
    driveFile: { id: 'template-document', title: 'T', alternateLink },
  })),
  assignment: { studentWorkFolder: null },
});

async function outcome(from = { template: template as typeof template | null }) {
  const arrived: (readonly [string, string | null, ReadDocument['problem']])[] = [];
  const templates: string[] = [];
  await readDocuments({
    files,
    template: from.template,
    signal: new AbortController().signal,
    onRead: (documents) =>
      arrived.push(...documents.map(({ id, text, problem }) => [id, text, problem] as const)),
    onTemplate: (text) => templates.push(text),
  });
  return { arrived, templates };
}

test('reads the template and all documents in one call, and removes the template’s lines', async () => {
  const network = documentsAnswer(
    lines(
      read('template-document', 'Start:'),
      read('document-of-bo', 'Start:\nBo’s'),
      read('document-of-awhina', 'Start:\nĀwhina’s'),
    ),
  );
  const { arrived, templates } = await outcome();
  expect(arrived).toEqual([
    ['document-of-bo', 'Bo’s', null],
    ['document-of-awhina', 'Āwhina’s', null],
  ]);
  expect(templates).toEqual(['Start:']);
  expect(network.asked).toHaveLength(1);
  expect(network.asked[0]?.body).toMatchObject({ files: [template, { id: file.id }, {}] });
});

test('a student’s file that is the template itself has no text of her own, and is asked for once', async () => {
  const network = documentsAnswer(
    lines(read('document-of-bo', 'Start:\nBo’s'), read(file.id, 'Start:')),
  );
  const { arrived } = await outcome({ template: { id: file.id, kind: 'document' } });
  expect(arrived).toEqual([
    ['document-of-bo', 'Bo’s', null],
    [file.id, '', null],
  ]);
  expect(network.asked).toHaveLength(1);
  expect(network.asked[0]?.body).toMatchObject({
    files: [{ id: file.id }, { id: 'document-of-bo' }],
  });
});

test('holds texts that arrive before the template until it has come', async () => {
  documentsAnswer(
    lines(
      read('document-of-bo', 'Start:\nBo’s'),
      read('template-document', 'Start:'),
      read('document-of-awhina', null),
    ),
  );
  expect((await outcome()).arrived).toEqual([
    ['document-of-bo', 'Bo’s', null],
    ['document-of-awhina', null, 'unreadable'],
  ]);
});

test('shows whole texts when the template cannot be read', async () => {
  documentsAnswer(
    lines(
      read('template-document', null),
      read('document-of-bo', 'Start:\nBo’s'),
      read('document-of-awhina', 'Mine'),
    ),
  );
  expect((await outcome()).arrived[0]).toEqual(['document-of-bo', 'Start:\nBo’s', null]);
});

test('documents that come in quick succession are handed on together', async () => {
  const ids = Array.from({ length: 40 }, (_, at) => `document-${at}`);
  documentsAnswer(lines(...ids.map((id) => read(id, 'Text'))));
  const batches: string[][] = [];
  await readDocuments({
    files: ids.map((id) => ({ ...file, id })),
    template: null,
    signal: new AbortController().signal,
    onRead: (documents) => batches.push(documents.map(({ id }) => id)),
    onTemplate: () => {},
  });
  expect(batches.flat()).toEqual(ids);
  expect(batches.length).toBeLessThan(5);
});

test('a stream that breaks off is taken up again for what is missing', async () => {
  const network = documentsAnswer(
    oneAfterAnother(
      brokenAfter(read('template-document', 'Start:'), read('document-of-bo', 'Start:\nBo’s')),
      lines(read('document-of-awhina', 'Start:\nĀwhina’s')),
    ),
  );
  expect((await outcome()).arrived).toEqual([
    ['document-of-bo', 'Bo’s', null],
    ['document-of-awhina', 'Āwhina’s', null],
  ]);
  expect(network.asked[1]?.body).toMatchObject({ files: [{ id: 'document-of-awhina' }] });
});

test('one that breaks off before the template came asks for nothing that has come', async () => {
  const network = documentsAnswer(
    oneAfterAnother(
      brokenAfter(read('document-of-bo', 'Start:\nBo’s')),
      lines(read('template-document', 'Start:'), read('document-of-awhina', 'Mine')),
    ),
  );
  expect((await outcome()).arrived).toEqual([
    ['document-of-bo', 'Bo’s', null],
    ['document-of-awhina', 'Mine', null],
  ]);
  expect(network.asked[1]?.body).toMatchObject({ files: [template, { id: file.id }] });
});

test('one that twice breaks off before anything new leaves the rest marked as not read', async () => {
  const network = documentsAnswer(
    oneAfterAnother(brokenAfter(read('document-of-bo', 'Bo’s')), brokenAfter(), brokenAfter()),
  );
  expect((await outcome({ template: null })).arrived).toEqual([
    ['document-of-bo', 'Bo’s', null],
    ['document-of-awhina', null, 'classroom_unavailable'],
  ]);
  expect(network.asked).toHaveLength(3);
});

test('a teacher who leaves hears of nothing more', async () => {
  const leaving = new AbortController();
  documentsAnswer(lines(read('document-of-bo', 'Bo’s')));
  const onRead = vi.fn<() => void>();
  const reading = readDocuments({
    files,
    template: null,
    signal: leaving.signal,
    onRead,
    onTemplate: () => {},
  });
  leaving.abort();
  await reading;
  expect(onRead).not.toHaveBeenCalled();
});

test('a refused call is not repeated, and leaves every document marked as not read', async () => {
  const network = documentsAnswer(refusal('classroom_busy'));
  expect((await outcome()).arrived.map(([, , problem]) => problem)).toEqual([
    'classroom_unavailable',
    'classroom_unavailable',
  ]);
  expect(network.asked).toHaveLength(1);
});

test('the first material is the template unless its link is a presentation', () => {
  expect(templateFile(handingOut('https://docs.google.com/document/d/1/edit'))).toEqual(template);
  expect(templateFile(handingOut('https://docs.google.com/presentation/d/1/edit'))).toBeNull();
  expect(templateFile(handingOut())).toBeNull();
});
