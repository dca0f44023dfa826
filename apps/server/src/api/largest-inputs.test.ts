import { limits, operations, type Operation, type OperationName } from '@second-draft/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { files, teacher } from '../google/testing/school.ts';
import { largestOf } from './testing/largest-of.ts';
import { openApi, type Browser, type OpenApi } from './testing/open-api.ts';
import { requestOf } from './testing/access-table.ts';

const ROUNDS = 3;

/**
 * The model has nothing to say about such a text, which takes long to read on a busy machine, as
 * does the start of another thread for the next one; and the rubric doesn't exist.
 */
const refusals = [
  '',
  'comment_gone',
  'model_unusable',
  'not_found',
  'overloaded',
  'text_took_too_long',
];

/** Overrides for bodies that need more than their schema to be valid. */
const particular: Partial<Record<OperationName, object>> = {
  feedback: { rubric: undefined, criteria: undefined, courseId: '501' },
  comment: { docId: files.recount.id },
  saveDraft: { points: [], checks: null },
  glance: {
    texts: Array.from({ length: limits.textsCharactersMax / limits.studentTextMax }, () => ({
      documentId: files.recount.id,
      text: '字'.repeat(limits.studentTextMax),
    })),
  },
  secondDrafts: {
    texts: Array.from({ length: limits.textsCharactersMax / limits.studentTextMax }, () => ({
      documentId: files.recount.id,
      studentName: '字'.repeat(200),
      text: '字'.repeat(limits.studentTextMax),
      typedByTeacher: false,
    })),
  },
};

const withBody = Object.entries<Operation>(operations).filter(
  ([name, { body }]) =>
    typeof body === 'object' &&
    !['signIn', 'replaceToken', 'contact', 'unsubscribe'].includes(name),
) as [OperationName, Operation & { body: Exclude<Operation['body'], 'multipart' | undefined> }][];

const reading = Object.entries<Operation>(operations).filter(
  ([name, { method }]) => method === 'GET' && name !== 'logout',
) as [OperationName, Operation][];

describeOnBothDatabases('the largest that may be sent', (database) => {
  let api: OpenApi;
  let browser: Browser;
  beforeAll(async () => {
    api = await openApi(database(), { ADMIN_EMAILS: teacher.email });
    browser = await api.signedIn(teacher);
    api.google.grantFiles(teacher.email, [files.recount.id]);
    await database()
      .update(accounts)
      .set({ teamLicenceEnds: new Date('2099-12-31T00:00:00.000Z') })
      .where(eq(accounts.id, teacher.id));
  });
  afterAll(() => api.close());

  it('is kept again and again, and everything can be read afterwards', async () => {
    const refused = new Set<OperationName>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, { body, method }] of withBody.filter(([one]) => !refused.has(one))) {
        const { path } = requestOf(name, '');
        const sent = { ...(largestOf(body, round) as object), ...particular[name] };
        const { status, text } = await browser.call(method, path, { body: sent });
        expect([200, 204, 404, 422, 502, 503], `${name}: ${text}`).toContain(status);
        expect(refusals).toContain(status < 400 ? '' : (JSON.parse(text) as { code: string }).code);
        // It would be refused again, after seconds of reading.
        if (status >= 400) refused.add(name);
      }
    // One after another: all at once, megabytes make each other wait.
    const answers = [];
    for (const [name] of reading) {
      const { status, text } = await browser.call('GET', requestOf(name, '').path);
      answers.push({ name, status, text: status < 500 ? '' : text });
    }
    expect(answers.filter(({ status }) => ![200, 404, 422].includes(status))).toEqual([]);
    const again = await browser.signIn(api.google.issueToken(teacher));
    expect(again.status).toBe(200);
    expect(Object.keys(again.json().user.students)).toHaveLength(2_000);
    // Megabytes are read many times; on a busy machine that takes a while.
  }, 300_000);
});
