import { limits, type ReadDocument } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import { logged } from '../api/testing/logged.ts';
import { signedIn } from '../google/testing/caller.ts';
import { files } from '../google/testing/school.ts';
import { openGoogle } from '../google/testing/open-google.ts';
import { staying } from '../google/testing/start.ts';
import { createSharedReads } from '../scheduling/index.ts';
import { readDocuments, type AskedFile } from './read-documents.ts';
import { createTextReader } from './read-text.ts';

const started = openGoogle();

const { recount, second } = files;
const readText = createTextReader(createSharedReads());
const documentAt = (id: string) => `/v1/documents/${id}`;
const asDocument = ({ id }: { id: string }): AskedFile => ({ id, kind: 'document' });

async function readAll(asked: AskedFile[], caller = signedIn(started()), { log } = logged()) {
  const all: ReadDocument[] = [];
  for await (const one of readDocuments(readText, caller, asked, { signal: staying(), log }))
    all.push(one);
  return all;
}

describe('a text', () => {
  it('is cut to the longest text that is shown', async () => {
    const caller = signedIn(started());
    const text = 'camp '.repeat(limits.documentTextMax / 5);
    const classroom = { ...caller.classroom, text: async () => `${text}and more` };
    await expect(
      readText({ ...caller, classroom }, recount.id, 'document', staying()),
    ).resolves.toEqual({ kind: 'document', text });
  });

  it('has no character that a request could not bring back', async () => {
    const caller = signedIn(started());
    const text = async () => 'On Mon\0day \uD83D we went 🙂';
    const classroom = { ...caller.classroom, text };
    await expect(
      readText({ ...caller, classroom }, recount.id, 'document', staying()),
    ).resolves.toMatchObject({ text: 'On Mon\u{FFFD}day \u{FFFD} we went 🙂' });
  });
});

describe('many files', () => {
  it.each(['nonsense', '{"tabs":7}', '[]', 'null'])(
    'cost the others nothing where Google’s answer is %s',
    async (body) => {
      started().emulator.fault({ path: documentAt(second.id), body });
      const read = await readAll([asDocument(second), asDocument(recount)]);
      const problems = Object.fromEntries(read.map(({ id, problem }) => [id, problem]));
      expect(problems).toEqual({ [second.id]: 'unreadable', [recount.id]: null });
    },
  );

  it('cost the others nothing where reading one fails, and the log has no word of it', async () => {
    const log = logged();
    const caller = signedIn(started());
    const trip = (id: string) => {
      if (id === second.id) throw new RangeError('The bus was late.');
    };
    const classroom: typeof caller.classroom = {
      ...caller.classroom,
      async text(id, kind, signal) {
        trip(id);
        return caller.classroom.text(id, kind, signal);
      },
      async file(id, signal) {
        trip(id);
        return caller.classroom.file(id, signal);
      },
    };
    const both = [asDocument(second), asDocument(recount)];
    const read = await readAll(both, { ...caller, classroom }, log);
    expect(Object.fromEntries(read.map(({ id, ...one }) => [id, one]))).toMatchObject({
      [second.id]: { text: null, problem: 'unreadable', isAppAuthorized: false },
      [recount.id]: { text: recount.body, problem: null },
    });
    expect(log.lines).toHaveLength(2);
    expect(log.lines.join('')).toContain('RangeError');
    expect(log.lines.join('')).not.toContain('bus');
  });

  it.each([
    ['insufficientPermissions', 'permission_missing'],
    ['domainPolicy', 'school_blocked'],
    ['accessNotConfigured', 'classroom_not_configured'],
    ['forbidden', 'unreadable'],
  ])('tell a refusal for %s as %s', async (reason, problem) => {
    started().emulator.fault({ path: '/v1/documents/', status: 403, reason });
    await expect(readAll([asDocument(recount), asDocument(second)])).resolves.toMatchObject([
      { text: null, problem },
      { text: null, problem },
    ]);
  });
});
