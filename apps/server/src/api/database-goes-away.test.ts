import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { interruptAt } from '../db/testing/interrupt-at.ts';
import { createDatabase } from '../db/testing/postgres-database.ts';
import { describeOnPostgres } from '../db/testing/test-databases.ts';
import { draftSaying } from '../drafts/testing/draft-saying.ts';
import { files, teacher } from '../google/testing/school.ts';
import { openApi, type Browser, type OpenApi } from './testing/open-api.ts';

const { id: documentId } = files.recount;
const place = { courseId: '501', assignmentId: '601' };
const studentName = 'Bella Singh';
const text = 'On Friday we walked to the awa behind our kura. The water was so cold. '.repeat(3);
const given = { ...place, studentName, text, typedByTeacher: false, feedbackId: null };
const asked = { ...place, documentId, studentName, prompt: text, wordCount: 70, category: 'Ideas' };

type Request = readonly [method: string, path: string, body: object];

const feedback: Request = ['POST', '/api/feedback', asked];
const draft: Request = ['PUT', `/api/drafts/501/601/${documentId}`, draftSaying(text)];
const comment = (commentText: string): Request => [
  'POST',
  '/api/comment',
  { docId: documentId, commentText, given },
];

describeOnPostgres('a database that goes away', (adminUrl) => {
  let databaseUrl: string;
  let api: OpenApi;
  let browser: Browser;
  beforeAll(async () => {
    databaseUrl = await createDatabase(adminUrl);
    api = await openApi(null, { DATABASE_URL: databaseUrl });
    browser = await api.signedIn(teacher);
    api.google.grantFiles(teacher.email, [documentId]);
  });
  afterAll(() => api.close());
  beforeEach(() => api.google.removeComments(documentId));

  const call = async ([method, path, body]: Request) => {
    const { status, headers, text: said } = await browser.call(method, path, { body });
    const code = status < 400 ? null : (JSON.parse(said) as { code: string }).code;
    return { status, code, mayRetry: headers.has('retry-after') };
  };
  const interrupted = async (request: Request, change: 'insert' | 'update', table: string) => {
    const ended = await interruptAt(databaseUrl, change, table);
    const [answer] = await Promise.all([call(request), ended()]);
    return answer;
  };
  const rowsIn = async (table: string) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rowCount } = await client.query(`select from ${table}`);
    await client.end();
    return rowCount;
  };
  const onDocument = () => api.google.comments(documentId).length;

  it.each([
    ['feedback', feedback, 'completions', 0],
    ['a draft', draft, 'drafts', 0],
    ['a comment', comment('Ka pai!'), 'postings', 1],
  ])('while it keeps %s is told to the teacher, who can try again', async (...row) => {
    const [, request, table, posted] = row;
    const told = await interrupted(request, 'insert', table);
    expect(told).toEqual({ status: 503, code: 'database_unavailable', mayRetry: true });
    expect([await rowsIn(table), onDocument()]).toEqual([0, 0]);
    expect((await call(request)).status).toBeLessThan(300);
    expect([await rowsIn(table), onDocument()]).toEqual([1, posted]);
  });

  it.each([
    ['how it was posted', 'update', 'postings', 'how a posting ended was not recorded'],
    ['what it is about', 'insert', 'given_feedbacks', 'what a comment was about was not kept'],
  ] as const)('before it keeps %s makes no failure of a comment that is there', async (...row) => {
    const [words, change, table, logged] = row;
    const told = await interrupted(comment(words), change, table);
    expect([told.status, onDocument()]).toEqual([200, 1]);
    expect(api.logged()).toContain(logged);
    expect(api.logged()).not.toContain('walked to the awa');
  });
});
