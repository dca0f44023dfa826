import { accountExport, type AccountExport } from '@second-draft/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../problems/index.ts';
import { openApi, type Browser, type OpenApi } from '../api/testing/open-api.ts';
import { subscribedAs } from '../entitlements/testing/subscribed-as.ts';
import { logged } from '../api/testing/logged.ts';
import * as schema from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { addLicence } from '../licences/index.ts';
import { colleague, files, teacher } from '../google/testing/school.ts';
import { deleteAccount } from './delete-account.ts';
import * as rows from './testing/rows.ts';

const { accounts, completions, completionHours, consents, contactMessages, drafts, rubrics } =
  schema;
const { licenceMembers, licences, paidSubscriptions, referralUses } = schema;
const { bankComments, givenFeedbacks, judgements, lessonGroups, ownVerdicts, voices } = schema;
const secondDrafts = [givenFeedbacks, schema.sentFeedbacks, judgements, ownVerdicts];
const hers = [bankComments, schema.voiceExamples, lessonGroups];
const byName = [completions, drafts, ...hers, consents, ...secondDrafts];

/** More than one page. */
const MANY = 60;

const prompt =
  'On Monday we paddled to Motutapu. The kererū was enormous. ' +
  'Hunched under the jetty we told jokes until the rain stopped.';
const feedback = { prompt, studentName: 'Āwhina Tūhoe', wordCount: 70, category: 'Ideas' };

describeOnBothDatabases('what is held about a teacher', (database) => {
  let api: OpenApi;
  beforeAll(async () => {
    api = await openApi(database());
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await database().delete(accounts);
    await database().delete(contactMessages);
    await database().delete(licences);
  });

  const download = async (browser: Browser): Promise<AccountExport> => {
    const { status, text } = await browser.call('GET', '/api/account/export');
    expect(status).toBe(200);
    return accountExport.strict().parse(JSON.parse(text));
  };
  const fillIn = async ({ id, email }: { id: string; email: string }) => {
    const now = new Date();
    const each = <T>(make: (name: string) => T) =>
      Array.from({ length: MANY }, (_, n) => make(`${id}-${n}`));
    const written = each((name) => rows.completionOf(name, id, now));
    await database().insert(completions).values(written);
    const unfinished = each((name) => rows.draftOf(name, id, now));
    await database().insert(drafts).values(unfinished);
    const groups = each((name) => rows.groupsOf(name, id, now));
    await database().insert(lessonGroups).values(groups);
    const agreed = each((documentId) => ({ accountId: id, kind: 'comment' as const, documentId }));
    await database().insert(consents).values(agreed);
    const names = each((name) => name);
    await rows.addSecondDrafts(database(), names, id, now);
    await rows.addHerWords(database(), names, id);
    const rubric = { title: 'Pūrākau', text: 'Ideas', pdf: new Uint8Array([37, 80, 68, 70]) };
    await database()
      .insert(rubrics)
      .values({ ...rubric, id: id.padStart(24, '0'), accountId: id });
    const subscription = { type: 'single', status: 'active', expires: null } as const;
    await database().insert(paidSubscriptions).values(subscribedAs(subscription, id).paid);
    await addLicence(database(), {
      holder: 'Awa School',
      endsAt: new Date('2099-01-31T00:00:00.000Z'),
      members: [email, 'everyone-else.example'],
    });
    await database().insert(referralUses).values({ accountId: id, code: 'kea2027' });
    const message = { ...rows.messageOf(id, email, now), accountId: id };
    await database().insert(contactMessages).values(message);
  };

  describe('the record of consents', () => {
    it('says when a text went to which writer and when a comment was posted, without a word of it', async () => {
      const browser = await api.signedIn(teacher);
      api.google.grantFiles(teacher.email, [files.recount.id]);
      const documentId = files.recount.id;
      const written = await browser.call('POST', '/api/feedback', {
        body: { ...feedback, courseId: '501', documentId },
        headers: { accept: 'application/json' },
      });
      await browser.call('POST', '/api/simplify', {
        body: { feedback: 'You show us the kererū.', feedbackId: written.json().id },
      });
      await browser.call('POST', '/api/comment', {
        body: { docId: documentId, commentText: 'Ka pai, the kererū!' },
      });
      const given = (await download(browser)).consents;
      expect(given).toMatchObject([
        { kind: 'feedback', documentId, writer: 'gpt-4-0125-preview' },
        { kind: 'simplify', documentId, writer: 'gpt-4-0125-preview' },
        { kind: 'comment', documentId, writer: null },
      ]);
      expect(Math.abs(Date.parse(given[0]?.givenAt ?? '') - Date.now())).toBeLessThan(60_000);
      expect(JSON.stringify(await database().select().from(consents))).not.toMatch(/kererū|Āwhina/);
    });

    it('has the text that a model got and answered with nonsense', async () => {
      const browser = await api.signedIn(teacher);
      api.model.script({ kind: 'custom', content: () => 'nonsense' }, 2);
      const { status } = await browser.call('POST', '/api/feedback', { body: feedback });
      expect(status).toBe(502);
      expect((await download(browser)).consents).toMatchObject([{ kind: 'feedback' }]);
    });
  });

  describe('the download', () => {
    it('is a file with everything of hers and nothing of another’s', async () => {
      const browser = await api.signedIn(teacher);
      await api.signedIn(colleague);
      await fillIn(teacher);
      await fillIn(colleague);
      const { headers, text } = await browser.call('GET', '/api/account/export');
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.json"$/);
      expect(headers.get('cache-control')).toBe('no-store');
      const held = await download(browser);
      expect(held.account).toMatchObject({ id: teacher.id, email: teacher.email });
      expect(held.account.categories.length).toBeGreaterThan(10);
      const { givenFeedbacks: given, sentFeedbacks: sent, verdicts, judgements: judged } = held;
      const { completions: written, drafts: unfinished, comments, groups, consents: agreed } = held;
      const lists = [written, given, sent, verdicts, judged, unfinished, comments, groups, agreed];
      for (const list of [...lists, held.voiceExamples])
        expect(new Set(list.map((row) => JSON.stringify(row))).size).toBe(MANY);
      expect(held.voice).toMatchObject({ greeting: `Kia ora, ${teacher.id}-!` });
      expect(held.sessions).toHaveLength(1);
      expect(held.rubrics).toMatchObject([{ title: 'Pūrākau', pdfBase64: 'JVBERg==' }]);
      expect(held.licences).toMatchObject([{ holder: 'Awa School' }]);
      expect(held.referrals).toMatchObject([{ code: 'kea2027' }]);
      expect(held.payments).toMatchObject([{ customerId: `cus_${teacher.id}` }]);
      expect(held.contactMessages).toMatchObject([{ message: expect.stringContaining('join') }]);
      expect(text).not.toContain(`${colleague.id}-`);
      expect(text).not.toContain(colleague.email);
      expect(text).not.toContain(browser.cookie.split('=')[1]);
    });

    it('is for those who are signed in', async () => {
      const { status, json } = await api.browser().call('GET', '/api/account/export');
      expect([status, json().code]).toEqual([401, 'not_signed_in']);
    });
  });

  describe('the end of an account', () => {
    it('ends every session and removes all that is hers at once, and Google’s grant is revoked', async () => {
      const token = api.google.issueToken(teacher);
      const [here, elsewhere] = [api.browser(), await api.signedIn(teacher)];
      await here.signIn(token);
      const other = await api.signedIn(colleague);
      await fillIn(teacher);
      await fillIn(colleague);

      const { status, headers, text } = await here.call('DELETE', '/api/account');
      expect([status, text]).toEqual([200, '{"accessRevoked":true}']);
      expect(headers.getSetCookie()[0]).toMatch(/^second_draft_session=; /);
      for (const browser of [here, elsewhere])
        expect((await browser.call('GET', '/api/token')).json().code).toBe('not_signed_in');
      expect((await api.browser().signIn(token)).json().code).toBe('token_refused');

      expect(await database().select().from(accounts)).toMatchObject([{ id: colleague.id }]);
      for (const table of byName) expect(await database().$count(table)).toBe(MANY);
      expect(await database().$count(voices)).toBe(1);
      const [hour] = await database().select().from(completionHours);
      expect(hour?.completions).toBe(MANY);
      expect(await database().$count(contactMessages)).toBe(1);
      const members = (await database().select().from(licenceMembers)).map(({ member }) => member);
      expect(members).toContain(colleague.email);
      expect(members).not.toContain(teacher.email);
      expect((await other.call('GET', '/api/token')).status).toBe(200);
      expect((await download(await api.signedIn(teacher))).completions).toEqual([]);
    });

    it('comes even when Google does not take the grant back, and says so', async () => {
      const browser = await api.signedIn(teacher);
      api.google.fault({ path: '/revoke', status: 403 });
      const { text } = await browser.call('DELETE', '/api/account');
      api.google.clearFaults();
      expect(text).toBe('{"accessRevoked":false}');
      expect(await database().$count(accounts)).toBe(0);
      expect(api.logged()).toContain('what a teacher had allowed was not taken back');
    });

    it('does not come as long as her payments would go on', async () => {
      await api.signedIn(teacher);
      const { log } = logged();
      const parts = {
        db: database(),
        classroom: { revoke: async () => expect.unreachable('nothing is revoked') },
        trials: { remember: async () => expect.unreachable('no trial ends') },
        tokensOf: async () => ['token'],
        cancelPayments: () => Promise.reject(new Problem('overloaded')),
        forgetCounts: async () => expect.unreachable('nothing is forgotten'),
      };
      await expect(deleteAccount(parts, teacher.id, log)).rejects.toThrow();
      expect(await database().$count(accounts)).toBe(1);
    });

    it('reaches every table that names an account', async () => {
      const unbound = await database()
        .select({ table: sql<string>`table_name` })
        .from(sql`information_schema.columns c`)
        .where(
          sql`table_schema = 'public' and column_name = 'account_id' and not exists (
            select from pg_constraint where contype = 'f' and confdeltype = 'c'
            and confrelid = 'accounts'::regclass
            and conrelid = quote_ident(c.table_name)::regclass)`,
        );
      expect(unbound).toEqual([]);
    });
  });
});
