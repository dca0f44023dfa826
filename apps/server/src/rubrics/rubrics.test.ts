import { limits, type UploadedRubric } from '@second-draft/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountOf } from '../accounts/index.ts';
import { subscribedAs } from '../entitlements/testing/subscribed-as.ts';
import { appWith, CALLER } from '../api/testing/app-with.ts';
import { accounts, rubrics } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { createPdfTextReader, createRubricStore, rubricHandlers } from './index.ts';
import { pdfOf, pdfOfPages } from './testing/pdf-file.ts';

const LINES = ['I can order events in time', 'I can use past tense verbs'];
const PDF = pdfOf(LINES);
const { account: licensed } = subscribedAs(
  { status: 'active', type: 'team', expires: null },
  'teacher',
);
const UNKNOWN = '0123456789abcdef01234567';

describeOnBothDatabases('rubrics', (database) => {
  let app: FastifyInstance;
  const store = () => createRubricStore(database());

  beforeAll(async () => {
    const rows = await database()
      .insert(accounts)
      .values([
        { ...sampleAccount('teacher'), ...licensed },
        { ...sampleAccount('colleague'), ...licensed },
        sampleAccount('on-trial'),
      ])
      .returning();
    const callers = Object.fromEntries(
      rows.map((row) => [row.id, { account: accountOf(row, []) }]),
    );
    app = await appWith(
      rubricHandlers({ store: store(), pdfText: createPdfTextReader() }),
      callers,
    );
  });
  afterAll(() => app.close());
  beforeEach(() => database().delete(rubrics));

  const upload = (pdf: Buffer, title: string | null = 'Recount', caller = 'teacher') => {
    const form = new FormData();
    if (title !== null) form.append('title', title);
    form.append('pdf', new File([new Uint8Array(pdf)], 'rubric.pdf', { type: 'application/pdf' }));
    return app.inject({
      method: 'POST',
      url: '/api/rubrics',
      headers: { [CALLER]: caller },
      payload: form,
    });
  };
  const call = (
    method: 'GET' | 'PUT' | 'DELETE',
    path = '',
    payload?: object,
    caller = 'teacher',
  ) =>
    app.inject({
      method,
      url: `/api/rubrics${path}`,
      headers: { [CALLER]: caller },
      ...(payload && { payload }),
    });
  const uploaded = async () => (await upload(PDF)).json<UploadedRubric>();

  it('are uploaded, listed, viewed, renamed and removed', async () => {
    const rubric = await uploaded();
    const { _id } = rubric;
    expect(rubric).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      metadata: { title: 'Recount' },
    });
    expect((await call('GET')).json()).toEqual([rubric]);

    const viewed = await call('GET', `/${_id}`);
    expect(viewed.headers['content-type']).toBe('application/pdf');
    expect(viewed.headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox/);
    expect(viewed.rawPayload.equals(PDF)).toBe(true);

    const newTitle = 'Ngā paearu angitu';
    const renamed = await call('PUT', '', { _id, newTitle });
    expect(renamed.json()).toEqual({ _id, metadata: { title: newTitle } });
    expect((await call('GET')).json()).toEqual([renamed.json()]);

    expect((await call('DELETE', `/${_id}`)).statusCode).toBe(204);
    expect((await call('GET')).json()).toEqual([]);
  });

  it('have their text ready for feedback, only for their owner', async () => {
    const { _id } = await uploaded();
    expect(await store().textOf('teacher', _id)).toBe(LINES.join('\n'));
    expect(await store().textOf('colleague', _id)).toBeNull();
    expect(await store().textOf('teacher', UNKNOWN)).toBeNull();
  });

  it('that are longer than what feedback goes by are marked, whatever they are called', async () => {
    const lines = Array.from({ length: 50 }, (_, at) => `${at + 1}. I can order events in time`);
    const pdf = pdfOfPages(Array.from({ length: 10 }, () => lines));
    const rubric = (await upload(pdf)).json<UploadedRubric>();
    const { _id } = rubric;
    expect((await store().textOf('teacher', _id))?.length).toBeGreaterThan(
      limits.rubricCharactersRead,
    );
    expect(rubric).toMatchObject({ isLong: true });
    const renamed = await call('PUT', '', { _id, newTitle: 'Everything' });
    expect(renamed.json()).toEqual({ ...rubric, metadata: { title: 'Everything' } });
    expect((await call('GET')).json()).toEqual([renamed.json()]);
  });

  it('of another teacher are not there', async () => {
    const { _id } = await uploaded();
    expect((await call('GET', '', undefined, 'colleague')).json()).toEqual([]);
    for (const answer of [
      await call('GET', `/${_id}`, undefined, 'colleague'),
      await call('PUT', '', { _id, newTitle: 'Mine now' }, 'colleague'),
      await call('DELETE', `/${_id}`, undefined, 'colleague'),
      await call('GET', `/${UNKNOWN}`),
    ])
      expect(answer.json()).toEqual({ error: 'Not found.', code: 'not_found' });
    expect((await call('GET')).json()).toMatchObject([{ metadata: { title: 'Recount' } }]);
  });

  it('are five at most, however many are uploaded at once', async () => {
    const title = 'Recount';
    const adding = Array.from({ length: 7 }, (_, index) =>
      store().add('teacher', { id: `${index}`.repeat(24), title, pdf: PDF, text: 'Read' }),
    );
    expect((await Promise.all(adding)).filter(Boolean)).toHaveLength(limits.rubricsMax);
    expect((await upload(PDF)).json()).toEqual({
      error: 'Maximum number of rubrics reached (5) - Remove some to free up space',
      code: 'rubric_limit',
    });
    expect((await call('GET')).json()).toHaveLength(limits.rubricsMax);
    expect((await upload(PDF, title, 'colleague')).statusCode).toBe(200);
  });

  it('need a subscription', async () => {
    expect((await upload(PDF, 'Recount', 'on-trial')).json()).toMatchObject({
      code: 'premium_required',
    });
  });

  it('are PDFs by what is in them, not by their names', async () => {
    expect((await upload(Buffer.from('<html>PDF</html>'))).json()).toEqual({
      error: 'Please select a valid PDF file',
      code: 'rubric_not_pdf',
    });
    const afterJunk = Buffer.concat([Buffer.from('\r\n\r\n'), PDF]);
    expect((await upload(afterJunk)).statusCode).toBe(200);
  });

  it('have text that can be read', async () => {
    expect((await upload(pdfOf([]))).json()).toMatchObject({ code: 'rubric_unreadable' });
    expect((await call('GET')).json()).toEqual([]);
  });

  it('are 5 MB at most', async () => {
    const filler = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length, '\n')]);
    expect((await upload(filler(limits.rubricBytesMax))).statusCode).toBe(200);
    for (const over of [1, 1_000_000])
      expect((await upload(filler(limits.rubricBytesMax + over))).json()).toEqual({
        error: 'File exceeds the 5MB limit',
        code: 'rubric_too_large',
      });
  });

  it.for([
    ['no form', 'application/json', '{}'],
    ['a form without its boundary', 'multipart/form-data', 'junk'],
    ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
  ] as const)('come in a form: %s is refused', async ([, type, payload]) => {
    const headers = { [CALLER]: 'teacher', 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: '/api/rubrics', headers, payload });
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  });

  it('have a title of 1 to 100 characters, at upload and when renamed', async () => {
    const { _id } = await uploaded();
    for (const newTitle of ['', '   ', 'x'.repeat(101)]) {
      expect((await upload(PDF, newTitle)).json()).toMatchObject({ code: 'invalid_request' });
      expect((await call('PUT', '', { _id, newTitle })).json()).toMatchObject({
        code: 'invalid_request',
      });
    }
    expect((await upload(PDF, null)).json()).toMatchObject({ code: 'invalid_request' });
    expect((await upload(PDF, 'x'.repeat(100))).statusCode).toBe(200);
  });

  it('are out of reach of strangers and of hostile ids', async () => {
    expect((await call('GET', '', undefined, 'stranger')).statusCode).toBe(401);
    for (const id of ['1', "'; drop table rubrics", '%00', 'Z'.repeat(24)])
      expect((await call('GET', `/${encodeURIComponent(id)}`)).statusCode).toBe(400);
  });
});
