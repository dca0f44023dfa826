import type { ReadDocument } from '@second-draft/contract';
import { presentationsScope, requiredScopes } from '@second-draft/google-emulator';
import { describe, expect, it } from 'vitest';
import { Problem } from '../problems/index.ts';
import { createSharedReads } from '../scheduling/index.ts';
import { signedIn } from '../google/testing/caller.ts';
import { files, teacher } from '../google/testing/school.ts';
import { openGoogle } from '../google/testing/open-google.ts';
import { startGoogle, staying } from '../google/testing/start.ts';
import { logged } from '../api/testing/logged.ts';
import { readDocuments, type AskedFile } from './read-documents.ts';
import { createTextReader } from './read-text.ts';

const started = openGoogle();
const readText = createTextReader(createSharedReads());

const { recount, second, slides, elsewhere } = files;
const withSlides = () =>
  signedIn(started(), { slides: true, scopes: [...requiredScopes, presentationsScope] });
const withoutSlides = () => signedIn(started());

const documentAt = (id: string) => `/v1/documents/${id}`;
const asDocument = ({ id }: { id: string }): AskedFile => ({ id, kind: 'document' });
const asUnknown = ({ id }: { id: string }): AskedFile => ({ id, kind: null });

const reading = () => ({ signal: staying(), log: logged().log });

async function collect(read: AsyncIterable<ReadDocument>): Promise<ReadDocument[]> {
  const all: ReadDocument[] = [];
  for await (const one of read) all.push(one);
  return all;
}

async function readAll(asked: AskedFile[], caller = withoutSlides(), signal = staying()) {
  const read = readDocuments(readText, caller, asked, { signal, log: logged().log });
  return collect(read);
}

describe('one file', () => {
  it('is read as the text that the student wrote', async () => {
    await expect(readText(withoutSlides(), recount.id, 'document', staying())).resolves.toEqual({
      kind: 'document',
      text: 'On Monday we went to camp.\nIt rained.',
    });
  });

  it('is read as slides when slides are turned on', async () => {
    await expect(readText(withSlides(), slides.id, 'presentation', staying())).resolves.toEqual({
      kind: 'presentation',
      text: 'Camp\nWe swam.\nSay it loudly.',
    });
  });

  it.each([
    ['slides while they are turned off', slides.id, 'presentation', 'presentations_off'],
    ['slides that were taken for a document', slides.id, 'document', 'document_unreadable'],
    ['a document that is not there', 'no-such-document', 'document', 'not_found'],
    [
      'a document that isn’t shared with the teacher',
      elsewhere.id,
      'document',
      'document_unreadable',
    ],
  ] as const)('is refused for %s', async (_case, id, kind, code) => {
    const failed = readText(withoutSlides(), id, kind, staying());
    await expect(failed).rejects.toMatchObject({ code });
  });

  it('is refused where Google’s answer is nested without end', async () => {
    const deep = 20_000;
    const body = `{"tabs":[${'{"childTabs":['.repeat(deep)}${']}'.repeat(deep)}]}`;
    started().emulator.fault({ path: documentAt(recount.id), body });
    const failed = readText(withoutSlides(), recount.id, 'document', staying());
    await expect(failed).rejects.toMatchObject({ code: 'document_unreadable' });
  });

  it('is refused for a document that was taken for slides', async () => {
    const failed = readText(withSlides(), recount.id, 'presentation', staying());
    await expect(failed).rejects.toMatchObject({ code: 'document_unreadable' });
  });

  it('is asked for once by two who read it at the same time', async () => {
    const caller = withoutSlides();
    const reads = [1, 2].map(() => readText(caller, recount.id, 'document', staying()));
    await Promise.all(reads);
    expect(started().emulator.calls()).toHaveLength(1);
  });
});

describe('many files', () => {
  it('are read with their texts, and with what Drive says of those that were picked', async () => {
    started().emulator.grantFiles(teacher.email, [second.id]);
    const read = await readAll([asDocument(recount), asDocument(second)]);
    const byId = Object.fromEntries(read.map((one) => [one.id, one]));
    expect(byId[recount.id]).toEqual({
      id: recount.id,
      kind: 'document',
      text: recount.body,
      problem: null,
      isAppAuthorized: false,
      isCommentRefused: false,
      modifiedTime: null,
    } satisfies ReadDocument);
    expect(byId[second.id]).toMatchObject({
      text: second.body,
      isAppAuthorized: true,
      modifiedTime: second.modified,
    });
  });

  it('that can’t be commented on are reported once they are picked', async () => {
    started().emulator.grantFiles(teacher.email, [recount.id]);
    const body = { id: recount.id, isAppAuthorized: true, capabilities: { canComment: false } };
    started().emulator.fault({
      path: `/drive/v3/files/${recount.id}`,
      body: JSON.stringify(body),
    });
    await expect(readAll([asDocument(recount)])).resolves.toMatchObject([
      { text: recount.body, isAppAuthorized: false, isCommentRefused: true },
    ]);
  });

  it('come in the order in which Google answers', async () => {
    started().emulator.fault({ path: documentAt(recount.id), hang: true });
    const both = [asDocument(recount), asDocument(second)];
    const order: string[] = [];
    for await (const { id } of readDocuments(readText, withoutSlides(), both, reading())) {
      order.push(id);
      started().emulator.clearFaults();
    }
    expect(order).toEqual([second.id, recount.id]);
  });

  it('yield a problem for each that can’t be read, and go on', async () => {
    started().emulator.fault({ path: documentAt(second.id), status: 503 });
    const read = await readAll([asDocument(elsewhere), asDocument(second), asDocument(recount)]);
    const problems = Object.fromEntries(read.map(({ id, problem }) => [id, problem]));
    expect(problems).toEqual({
      [elsewhere.id]: 'unreadable',
      [second.id]: 'classroom_unavailable',
      [recount.id]: null,
    });
  });

  it('say that the server is busy, not that they can’t be read, when it has no room to read', async () => {
    const caller = withoutSlides();
    const text = () => Promise.reject(new Problem('overloaded'));
    const busy = { ...caller, classroom: { ...caller.classroom, text } };
    await expect(readAll([asDocument(recount)], busy)).resolves.toMatchObject([
      { text: null, problem: 'overloaded' },
    ]);
  });

  it('say that the teacher is signed out when Google’s token has expired', async () => {
    const caller = { ...withoutSlides(), classroom: started().open('ya29.expired') };
    await expect(readAll([asDocument(recount)], caller)).resolves.toMatchObject([
      { text: null, problem: 'signed_out', isAppAuthorized: false },
    ]);
  });

  it('of unknown kind are found out by asking', async () => {
    await expect(readAll([asUnknown(slides)], withSlides())).resolves.toMatchObject([
      { kind: 'presentation', text: 'Camp\nWe swam.\nSay it loudly.', problem: null },
    ]);
    await expect(readAll([asUnknown(slides)])).resolves.toMatchObject([
      { kind: 'presentation', text: null, problem: 'presentations_off' },
    ]);
    await expect(readAll([asUnknown(recount)])).resolves.toMatchObject([{ kind: 'document' }]);
  });

  it('keep their texts when Drive fails', async () => {
    started().emulator.fault({ path: `/drive/v3/files/${recount.id}`, status: 500 });
    await expect(readAll([asDocument(recount)])).resolves.toMatchObject([
      { text: recount.body, problem: null, isAppAuthorized: false },
    ]);
  });

  it('are read at once, texts and Drive’s word alike', async () => {
    const google = await startGoogle();
    google.emulator.fault({ path: /./, together: 4 });
    await readAll([asDocument(recount), asDocument(second)], signedIn(google));
    expect(google.emulator.peakConcurrency()).toBe(4);
    await google.close();
  });

  it('are no longer read when the browser goes away', async () => {
    const browser = new AbortController();
    started().emulator.fault({ path: documentAt(recount.id), hang: true });
    const { arrived, closed } = started().nextRequest();
    const reading = readAll([asDocument(recount)], withoutSlides(), browser.signal);
    await arrived;
    browser.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
    await closed;
  });

  it('are no longer read when nobody wants the rest', async () => {
    started().emulator.fault({ path: documentAt(recount.id), hang: true });
    const caller = withoutSlides();
    const both = [asDocument(recount), asDocument(second)];
    const { closed } = started().nextRequest();
    for await (const { id } of readDocuments(readText, caller, both, reading())) {
      expect(id).toBe(second.id);
      break;
    }
    await closed;
  });
});
