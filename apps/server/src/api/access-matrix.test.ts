import { operations, type OperationName, DAY_SECONDS } from '@second-draft/contract';
import { presentationsScope, requiredScopes } from '@second-draft/google-emulator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribedAs } from '../entitlements/testing/subscribed-as.ts';
import {
  accounts,
  completions,
  drafts,
  bankComments,
  givenFeedbacks,
  judgements,
  paidSubscriptions,
  rubrics,
  voiceExamples,
} from '../db/schema/index.ts';
import type { OpenDatabase } from '../db/index.ts';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { files, newcomer, teacher } from '../google/testing/school.ts';
import { completionOf, draftOf, givenFeedbackOf, judgementOf } from '../privacy/testing/rows.ts';
import { pdfOf } from '../rubrics/testing/pdf-file.ts';
import { openApi, type Browser, type OpenApi } from './testing/open-api.ts';
import { answersOf, requestOf } from './testing/access-table.ts';
import { HERS } from './testing/hers.ts';
import { roles, type Role } from './testing/answers-by-role.ts';

/** Occurs only in the first teacher's own texts and titles. */
const MARK = 'tūī-and-kererū';
/** Together with what only her class's texts, assignments and criteria hold. */
const marks = [MARK, 'It rained', 'Camp recount', 'abcdefgh12345678'];

const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * DAY_SECONDS;
const subscriptions = {
  expired: { status: 'trial', type: 'single', expires: inDays(-1) },
  trial: { status: 'trial', type: 'single', expires: inDays(5) },
  active: { status: 'active', type: 'single', expires: inDays(5) },
} as const;

describe('who gets what', () => {
  let opened: OpenDatabase;
  const database = () => opened.db;
  let api: OpenApi;
  let withAdministrator: OpenApi;
  beforeAll(async () => {
    opened = await openTestDatabase('pglite');
    const settings = { RATE_LIMIT_FACTOR: '1000' };
    api = await openApi(database(), settings);
    withAdministrator = await openApi(database(), { ...settings, ADMIN_EMAILS: teacher.email });
  });
  afterAll(async () => {
    await Promise.all([api.close(), withAdministrator.close()]);
    await opened.close();
  });

  const serverOf = (role: Role) => (role === 'administrator' ? withAdministrator : api);
  const personOf = (role: Role) => (role === 'another' ? newcomer : teacher);

  async function subscribe(id: string, to: keyof typeof subscriptions): Promise<void> {
    const rows = subscribedAs(subscriptions[to], id);
    await database().update(accounts).set(rows.account).where(eq(accounts.id, id));
    if (rows.paid.length > 0) await database().insert(paidSubscriptions).values(rows.paid);
  }

  async function signedInWithSlides(server: OpenApi, { email }: { email: string }) {
    const browser = server.browser();
    const scopes = [...requiredScopes, presentationsScope];
    await browser.signIn(server.google.issueToken({ email, scopes }));
    await browser.call('PUT', '/api/settings', { body: { settings: { slides: true } } });
    return browser;
  }

  async function seed(server: OpenApi): Promise<Browser> {
    await database().delete(accounts);
    const browser = await signedInWithSlides(server, teacher);
    const db = database();
    const now = new Date();
    const text = `We saw ${MARK} at the beach and found a rock pool.`;
    const draft = draftOf(files.recount.id, teacher.id, now);
    await db.insert(drafts).values({ ...draft, content: { ...draft.content, text } });
    const kept = completionOf(HERS.feedbackId, teacher.id, now);
    await db.insert(completions).values({ ...kept, studentText: text });
    await db.insert(givenFeedbacks).values({
      ...givenFeedbackOf(HERS.givenId, teacher.id, now),
      documentId: files.recount.id,
      studentText: text,
    });
    await db.insert(judgements).values({
      ...judgementOf('text', teacher.id, now),
      feedbackId: HERS.givenId,
      sent: [{ role: 'user', content: MARK }],
    });
    await db.insert(bankComments).values({
      id: HERS.bankCommentId,
      accountId: teacher.id,
      category: '',
      text: 'Ka pai, [name]!',
    });
    await db
      .insert(voiceExamples)
      .values({ id: HERS.exampleId, accountId: teacher.id, text: `Ka pai, ${MARK}!` });
    await db.insert(rubrics).values({
      id: HERS.rubricId,
      accountId: teacher.id,
      title: MARK,
      pdf: pdfOf([MARK]),
      text: MARK,
    });
    server.google.grantFiles(teacher.email, [files.recount.id]);
    return browser;
  }

  async function browserOf(role: Role): Promise<Browser> {
    const server = serverOf(role);
    const hers = await seed(server);
    if (role === 'nobody') return server.browser();
    if (role === 'another') {
      const browser = await signedInWithSlides(server, newcomer);
      await subscribe(newcomer.id, 'active');
      return browser;
    }
    await subscribe(teacher.id, role === 'administrator' ? 'trial' : role);
    return hers;
  }

  /** Kept until a call changes something: most are refused, or only read. */
  let seeded: { role: Role; browser: Browser } | null = null;
  async function seededBrowserOf(role: Role): Promise<Browser> {
    if (seeded?.role !== role) seeded = { role, browser: await browserOf(role) };
    return seeded.browser;
  }

  async function outcomeOf(name: OperationName, role: Role) {
    const browser = await seededBrowserOf(role);
    const { email } = personOf(role);
    const token = serverOf(role).google.issueToken({ email, scopes: requiredScopes });
    const { method, path, sent } = requestOf(name, token);
    const headers = { accept: 'application/json' };
    const { status, text } = await browser.call(method, path, { ...sent, headers });
    const mayHaveChanged = (method !== 'GET' || name === 'logout') && status < 400;
    if (mayHaveChanged) seeded = null;
    if (status < 300) return { outcome: 'yes', text };
    const { code } = JSON.parse(text) as { code: string };
    return { outcome: `${status} ${code}`, text };
  }

  describe.each(roles)('%s', (role) => {
    it.each(Object.keys(operations) as OperationName[])('%s', async (name) => {
      const { outcome, text } = await outcomeOf(name, role);
      expect(outcome).toBe(answersOf(name)[role]);
      const isHers = role !== 'nobody' && role !== 'another';
      const seen = isHers ? [] : marks.filter((mark) => text.includes(mark));
      expect(seen, 'what is another’s').toEqual([]);
    });
  });
});
