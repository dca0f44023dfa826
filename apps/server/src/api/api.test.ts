import { operations, type Operation, DAY_MS } from '@second-draft/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { draftSaying } from '../drafts/testing/draft-saying.ts';
import { colleague, files, teacher } from '../google/testing/school.ts';
import { openApi, type Browser, type OpenApi } from './testing/open-api.ts';

const text = 'On Monday we went to camp and it rained all day long. '.repeat(3);
const feedback = { prompt: text, studentName: 'Bella', wordCount: 70, category: 'Ideas' };
const draft = draftSaying('We swam.');
const draftPath = `/api/drafts/501/601/${files.recount.id}`;

const all: Operation[] = Object.values(operations);

const pathOf = ({ path }: Operation) => path.replaceAll(/:\w+/g, 'a0b1c2d3e4f5a0b1c2d3e4f5');

describeOnBothDatabases('the API', (database) => {
  let api: OpenApi;
  let browser: Browser;
  beforeAll(async () => {
    api = await openApi(database());
    browser = await api.signedIn(teacher);
    await database()
      .update(accounts)
      .set({ teamLicenceEnds: new Date(Date.now() + DAY_MS) })
      .where(eq(accounts.id, teacher.id));
  });
  afterAll(() => api.close());

  const sign = (answers: { status: number; json(): { code: string } }[]) =>
    answers.map(({ status, json }) => `${status} ${json().code}`);

  it('lets nobody in who has not signed in, whatever is called', async () => {
    const guarded = all.filter(({ access }) => access !== 'public');
    const answers = await Promise.all(
      guarded.map((one) => api.browser().call(one.method, pathOf(one))),
    );
    expect(new Set(sign(answers))).toEqual(new Set(['401 not_signed_in']));
  });

  it('refuses calls from another site’s page, whoever is signed in', async () => {
    const from = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }];
    const answers = await Promise.all(
      from.flatMap((headers) =>
        all.map((one) => browser.call(one.method, pathOf(one), { headers })),
      ),
    );
    expect(new Set(sign(answers))).toEqual(new Set(['403 cross_site']));
  });

  it('answers what is wrong as an error and a code, and never how', async () => {
    const answers = await Promise.all([
      browser.call('POST', '/api/feedback', { body: '{"prompt":' }),
      browser.call('POST', '/api/feedback', { body: { ...feedback, wordCount: 9_999 } }),
      browser.call('POST', '/api/feedback', { body: { ...feedback, prompt: 'Too short.' } }),
      browser.call('POST', '/api/feedback', { body: { ...feedback, prompt: 'a'.repeat(2 ** 21) } }),
      browser.call('POST', '/api/feedback', {
        body: '<feedback/>',
        headers: { 'content-type': 'text/xml' },
      }),
      browser.call('PUT', draftPath, { body: '['.repeat(5_000) + ']'.repeat(5_000) }),
      browser.call('PUT', draftPath, { body: '{"a":'.repeat(100_000) + 1 + '}'.repeat(100_000) }),
      browser.call('GET', '/api/nothing-here'),
      browser.call('PATCH', '/api/token'),
    ]);
    expect(sign(answers)).toEqual([
      '400 invalid_request',
      '400 invalid_request',
      '422 text_too_short',
      '413 too_large',
      '415 unsupported',
      '400 invalid_request',
      '400 invalid_request',
      '404 not_found',
      '404 not_found',
    ]);
    for (const { json } of answers)
      expect(Object.keys(json()).toSorted()).toEqual(['code', 'error']);
  });

  it.each([
    ['GET', '/api/document/short'],
    ['GET', '/api/document/..%2F..%2Fetc%2Fpasswd'],
    ['GET', "/api/document/1'%20or%20'1'='1"],
    ['GET', `/api/file/${'a'.repeat(129)}`],
    ['GET', '/api/classrooms/501%2F..%2F502'],
    ['GET', '/api/assignments/501/601%00'],
    ['GET', '/api/drafts/501%00/601'],
    ['GET', '/api/feedback/%00/sent'],
    ['GET', '/api/rubrics/%27%3B--'],
    ['DELETE', '/api/rubrics/%2E%2E'],
    ['GET', '/api/document/%E0%A4%A'],
  ])('refuses an id that is none: %s %s', async (method, path) => {
    const { status, json } = await browser.call(method, path);
    expect([400, 404]).toContain(status);
    expect(['invalid_request', 'not_found']).toContain(json().code);
  });

  describe.each([
    ['a NUL character', '\\u0000'],
    ['half a surrogate pair', '\\ud83d'],
  ])('refuses %s', (_, escaped) => {
    const within = (value: unknown) => JSON.stringify(value).replaceAll('HERE', escaped);
    const category = { id: 'bcdfghjk', title: 'HERE', properties: '', active: true };
    it.each([
      ['a draft', 'PUT', draftPath, { ...draft, text: 'We HERE swam.' }],
      ['a feedback request', 'POST', '/api/feedback', { ...feedback, prompt: `${text}HERE` }],
      ['a feedback to simplify', 'POST', '/api/simplify', { feedback: 'Well done HERE' }],
      ['categories', 'PUT', '/api/categories', { categories: [category] }],
      ['settings', 'PUT', '/api/settings', { students: { '1': { feedbackCategory: 'HERE' } } }],
      ['a comment', 'POST', '/api/comment', { docId: files.recount.id, commentText: 'HERE' }],
      ['a field that nobody knows', 'PUT', draftPath, { ...draft, HERE: 1 }],
    ])('in %s', async (_what, method, path, body) => {
      const { status, json } = await browser.call(method, path, { body: within(body) });
      expect([status, json().code]).toEqual([400, 'invalid_request']);
    });

    it('in a rubric’s title', async () => {
      const form = new FormData();
      form.set('title', JSON.parse(`"${escaped}"`));
      form.set('pdf', new Blob(['%PDF-1.7']), 'rubric.pdf');
      const { status } = await browser.call('POST', '/api/rubrics', { body: form });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    });
  });

  it('takes every other character there is', async () => {
    const written = 'Kōrero 👩🏽‍🏫 \u202E\uFEFF\u0001 \\u0000 "\\';
    await browser.call('PUT', draftPath, { body: { ...draft, text: written } });
    const { json } = await browser.call('GET', '/api/drafts/501/601');
    expect(json()).toMatchObject([{ text: written }]);
  });

  it('shows no teacher another’s drafts, feedback or comments', async () => {
    const other = await api.signedIn(colleague);
    await browser.call('PUT', draftPath, { body: draft });
    const mine = await browser.call('POST', '/api/feedback', {
      body: { ...feedback, courseId: '501' },
      headers: { accept: 'application/json' },
    });
    const sent = `/api/feedback/${mine.json().id}/sent`;
    expect((await browser.call('GET', sent)).status).toBe(200);
    const [drafts, theirs, document] = await Promise.all([
      other.call('GET', '/api/drafts/501/601'),
      other.call('GET', sent),
      browser.call('GET', `/api/document/${files.elsewhere.id}`),
    ]);
    expect(drafts.json()).toEqual([]);
    expect(theirs.status).toBe(404);
    expect([404, 422]).toContain(document.status);
    await other.call('PUT', draftPath, { body: { ...draft, text: 'Mine now.' } });
    const { json } = await browser.call('GET', '/api/drafts/501/601');
    expect(json()).toMatchObject([{ text: draft.text }]);
  });

  it('lets the whole profile that comes back change only what its teacher may', async () => {
    const { json } = await browser.call('GET', '/api/check-auth');
    const before = json();
    const forged = {
      ...before,
      id: colleague.id,
      email: colleague.email,
      name: 'Somebody Else',
      kura: 'elsewhere.example',
      subscription: { status: 'active', type: 'team', expires: null },
      scopes: ['everything'],
      exp: 4_102_444_800,
      administrator: true,
      settings: { ...before.settings, email_updates: true, is_admin: true },
      students: { '201': { readingLevel: 2, secret: 'x' } },
    };
    const saved = await browser.call('PUT', '/api/settings', { body: forged });
    const expected = {
      ...before,
      settings: { ...before.settings, email_updates: true },
      students: { '201': { readingLevel: 2 } },
    };
    expect(saved.json()).toEqual(expected);
    expect((await browser.call('GET', '/api/check-auth')).json()).toEqual(expected);
    const categories = await browser.call('PUT', '/api/categories', { body: forged });
    expect(categories.json()).toEqual(expected);
  });
});
