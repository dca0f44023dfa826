import { operations, type Operation, type OperationName } from '@second-draft/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../db/schema/index.ts';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { teacher } from '../google/testing/school.ts';
import { WEBHOOK_PATH } from '../billing/index.ts';
import { requestOf } from './testing/access-table.ts';
import { openApi, type Browser, type OpenApi } from './testing/open-api.ts';
import { rawConnection } from './testing/raw-request.ts';
import { uploadedForm } from './testing/uploaded-form.ts';

const TOO_MANY_BYTES = 10 * 1024 * 1024;

const withJson = Object.entries<Operation>(operations).filter(
  ([, { body }]) => typeof body === 'object',
) as [OperationName, Operation][];

describe('a body of ten megabytes', () => {
  let api: OpenApi;
  let browser: Browser;
  let closeDatabase: () => Promise<void>;
  beforeAll(async () => {
    const { db, close } = await openTestDatabase('pglite');
    closeDatabase = close;
    api = await openApi(db, { ADMIN_EMAILS: teacher.email });
    browser = await api.signedIn(teacher);
    const teamLicenceEnds = new Date('2099-12-31T00:00:00.000Z');
    await db.update(accounts).set({ teamLicenceEnds }).where(eq(accounts.id, teacher.id));
  });
  afterAll(async () => {
    await api.close();
    await closeDatabase();
  });

  /** Says how long the body will be, and sends none of it. */
  async function announced(method: string, path: string, cookie = ''): Promise<string> {
    const { write, answer } = rawConnection(Number(new URL(api.origin).port));
    const headers = [
      'host: localhost',
      'connection: close',
      `cookie: ${cookie}`,
      'content-type: application/json',
      `content-length: ${TOO_MANY_BYTES}`,
    ];
    write(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    return answer;
  }

  it.each(withJson)('is refused before any of it has come: %s', async (name, { method }) => {
    const answer = await announced(method, requestOf(name, '').path, browser.cookie);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"code":"too_large"/);
  });

  it.each(['/api/feedback', WEBHOOK_PATH, '/api/nothing', '/'])(
    'is refused before any of it has come from a stranger: %s',
    async (path) => {
      expect(await announced('POST', path)).toMatch(
        /^HTTP\/1\.1 4\d\d [^]*"(?:not_signed_in|too_many_requests)"/,
      );
    },
  );

  it.each([
    ['title', 'x'.repeat(TOO_MANY_BYTES), 'invalid_request'],
    ['pdf', new Blob([new Uint8Array(TOO_MANY_BYTES)]), 'rubric_too_large'],
  ])('is no rubric’s %s', async (field, value, code) => {
    const body = uploadedForm();
    body.set(field, value);
    const answer = await browser.call('POST', '/api/rubrics', { body });
    expect(answer.json()).toMatchObject({ code });
    expect((await browser.call('GET', '/api/rubrics')).text).toBe('[]');
  });
});
