import { DAY_MS, DAY_SECONDS, HOUR_MS, limits, MINUTE_MS } from '@second-draft/contract';
import { requiredScopes } from '@second-draft/google-emulator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type OpenApi } from '../api/testing/open-api.ts';
import { accounts, sessions } from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { colleague, principal, stranger, teacher } from '../google/testing/school.ts';

const scope = (short: string) => `https://www.googleapis.com/auth/${short}`;

describeOnBothDatabases('signing in', (database) => {
  let api: OpenApi;
  beforeAll(async () => {
    api = await openApi(database(), { ADMIN_EMAILS: colleague.email });
  });
  afterAll(() => api.close());

  const tokenOf = ({ email }: { email: string }, scopes = requiredScopes) =>
    api.google.issueToken({ email, scopes });
  const without = (short: string) => requiredScopes.filter((one) => one !== scope(short));

  it('gives a teacher her profile and a cookie that scripts and other sites don’t get', async () => {
    const { status, headers, json } = await api.browser().signIn(tokenOf(teacher));
    expect(status).toBe(200);
    expect(json().user).toMatchObject({
      name: 'Mere Parata',
      email: teacher.email,
      kura: teacher.domain,
      subscription: { status: 'trial', type: 'single' },
      administrator: false,
    });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(
      /^second_draft_session=[\w-]{43}; .*Path=\/; .*HttpOnly; SameSite=Strict$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('starts a trial of two weeks at the first time, and not again', async () => {
    const first = await api.browser().signIn(tokenOf(teacher));
    const { expires } = first.json().user.subscription;
    expect(expires).toBeGreaterThan(Date.now() / 1000 + 13.9 * DAY_SECONDS);
    const second = await api.browser().signIn(tokenOf(teacher));
    expect(second.json().user.subscription.expires).toBe(expires);
  });

  it('makes only those on the list administrators', async () => {
    const { json } = await api.browser().signIn(tokenOf(colleague));
    expect(json().user.administrator).toBe(true);
    const page = '/api/admin/completions';
    const [hers, theirs, nobodys] = await Promise.all([
      (await api.signedIn(colleague)).call('GET', page),
      (await api.signedIn(teacher)).call('GET', page),
      api.browser().call('GET', page),
    ]);
    expect([hers.status, theirs.json().code, nobodys.json().code]).toEqual([
      200,
      'administrators_only',
      'not_signed_in',
    ]);
  });

  it.each([
    ['no class', 'no_classrooms', 'No Classrooms', () => tokenOf(principal)],
    ['a private account', 'invalid_email', 'Invalid email address', () => tokenOf(stranger)],
    [
      'a permission unticked',
      'scopes_missing',
      'Scopes missing',
      () => tokenOf(teacher, without('classroom.rosters.readonly')),
    ],
  ])('refuses %s in the words that the screen knows', async (_, code, error, token) => {
    const { status, headers, json } = await api.browser().signIn(token());
    expect([status, json()]).toEqual([403, { error, code }]);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('refuses tokens of other apps, expired ones and nonsense', async () => {
    const { email } = teacher;
    const tokens = [
      api.google.issueToken({ email, clientId: 'another.apps.example' }),
      api.google.issueToken({ email, expiresIn: -1 }),
      'nonsense',
    ];
    const answers = await Promise.all(tokens.map((token) => api.browser().signIn(token)));
    for (const { status, headers, json } of answers) {
      expect([status, json().code]).toEqual([403, 'token_refused']);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('sends the cookie by https only where people reach the product so', async () => {
    const secure = await openApi(database(), { PUBLIC_URL: 'https://draft.example' });
    try {
      const { headers } = await secure.browser().signIn(secure.google.issueToken(teacher));
      expect(headers.getSetCookie()[0]).toMatch(/^__Host-second_draft_session=.*; Secure/);
      expect(headers.getSetCookie()[0]).not.toMatch(/domain/i);
      expect(headers.get('strict-transport-security')).toMatch(/max-age=/);
    } finally {
      await secure.close();
    }
  });

  it('refuses a session’s cookie that comes beside another of its name', async () => {
    const browser = await api.signedIn(teacher);
    const { cookie } = browser;
    const check = async (sent: string) => {
      browser.cookie = sent;
      return (await browser.call('GET', '/api/token')).status;
    };
    const [other, both] = ['second_draft_session=set-by-another-site', `theme=dark; ${cookie}`];
    expect(await check(`${other}; ${cookie}`)).toBe(401);
    expect(await check(`${cookie}; ${other}`)).toBe(401);
    expect(await check(both)).toBe(200);
  });

  it('keeps neither the token nor the cookie readable in the database', async () => {
    const token = tokenOf(teacher);
    const browser = api.browser();
    await browser.signIn(token);
    const kept = JSON.stringify(await database().select().from(sessions));
    expect(kept).toContain(teacher.id);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(browser.cookie.split('=')[1]);
  });

  describe('the check of who is signed in', () => {
    const check = (browser = api.browser()) => browser.call('GET', '/api/check-auth');

    it('answers with the profile, or that the session has ended', async () => {
      const browser = await api.signedIn(teacher);
      const { status, json } = await check(browser);
      expect([status, json().email]).toEqual([200, teacher.email]);
      const nobody = await check();
      expect([nobody.status, nobody.json().code]).toEqual([403, 'session_ended']);
      browser.cookie = 'second_draft_session=made-up';
      expect((await check(browser)).status).toBe(403);
    });

    it('sends those whose trial is over to their account', async () => {
      const browser = await api.signedIn(colleague);
      const trialEnds = (at: Date) =>
        database().update(accounts).set({ trialEnds: at }).where(eq(accounts.id, colleague.id));
      await trialEnds(new Date(Date.now() - 1000));
      const { status, json } = await check(browser);
      expect([status, json().code]).toEqual([401, 'subscription_expired']);
      await trialEnds(new Date(Date.now() + DAY_MS));
      expect((await check(browser)).status).toBe(200);
    });
  });

  it('ends with the session: what was signed in with its cookie is refused', async () => {
    const browser = await api.signedIn(teacher);
    const { status, headers } = await browser.call('GET', '/api/logout');
    expect(status).toBe(204);
    expect(headers.getSetCookie()[0]).toMatch(/^second_draft_session=; .*1970/);
    const { json } = await browser.call('GET', '/api/token');
    expect(json().code).toBe('not_signed_in');
  });

  it('has a cookie that the browser keeps for as long as the session lasts', async () => {
    const before = Date.now();
    const { headers } = await api.browser().signIn(tokenOf(teacher));
    const [, expires = ''] = /Expires=([^;]+)/i.exec(headers.getSetCookie()[0] ?? '') ?? [];
    const lasts = Date.parse(expires) - before;
    expect(Math.abs(lasts - limits.sessionHours * HOUR_MS)).toBeLessThan(MINUTE_MS);
  });

  it('ends by itself when its time is over, and not before', async () => {
    const browser = await api.signedIn(teacher);
    const endsIn = (ms: number) =>
      database()
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() + ms) })
        .where(eq(sessions.accountId, teacher.id));
    await endsIn(60_000);
    expect((await browser.call('GET', '/api/token')).status).toBe(200);
    await endsIn(-1);
    const { status, json } = await browser.call('GET', '/api/token');
    expect([status, json().code]).toEqual([401, 'not_signed_in']);
  });

  it('says so when Google’s token has expired since', async () => {
    const browser = await api.signedIn(teacher);
    await database()
      .update(sessions)
      .set({ tokenExpires: new Date(Date.now() - 1000) })
      .where(eq(sessions.accountId, teacher.id));
    const { status, json } = await browser.call('GET', '/api/classrooms');
    expect([status, json().code]).toEqual([401, 'sign_in_expired']);
  });
});
