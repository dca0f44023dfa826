import { presentationsScope, requiredScopes } from '@second-draft/google-emulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type Browser, type OpenApi } from '../api/testing/open-api.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { colleague, teacher } from '../google/testing/school.ts';

describeOnBothDatabases('a new token', (database) => {
  let api: OpenApi;
  beforeAll(async () => {
    api = await openApi(database());
  });
  afterAll(() => api.close());

  const tokenOf = ({ email }: { email: string }, scopes = requiredScopes) =>
    api.google.issueToken({ email, scopes });
  const without = (short: string) => requiredScopes.filter((one) => !one.endsWith(`/${short}`));
  const replace = (browser: Browser, accessToken: string) =>
    browser.call('PUT', '/api/token', { body: { access_token: accessToken } });

  it('takes the old one’s place', async () => {
    const browser = await api.signedIn(teacher);
    const wider = tokenOf(teacher, [...requiredScopes, presentationsScope]);
    const { json } = await replace(browser, wider);
    expect(json().scopes).toContain(presentationsScope);
    const kept = await browser.call('GET', '/api/token');
    expect(kept.json()).toEqual({ access_token: wider });
  });

  it('leaves a fresher one in place that another tab has sent meanwhile', async () => {
    const browser = await api.signedIn(teacher);
    const { email } = teacher;
    const older = api.google.issueToken({ email, expiresIn: 3_700 });
    const scopes = [...requiredScopes, presentationsScope];
    const fresher = api.google.issueToken({ email, scopes, expiresIn: 3_800 });
    await replace(browser, fresher);
    const { status, json } = await replace(browser, older);
    expect(status).toBe(200);
    expect(json().scopes).toContain(presentationsScope);
    const kept = await browser.call('GET', '/api/token');
    expect(kept.json()).toEqual({ access_token: fresher });
  });

  it('comes to nothing where she logs out meanwhile', async () => {
    const browser = await api.signedIn(teacher);
    api.google.fault({ path: '/tokeninfo', times: 1, delayMs: 200 });
    const [replaced] = await Promise.all([
      replace(browser, tokenOf(teacher)),
      browser.call('GET', '/api/logout'),
    ]);
    expect(replaced.json().code).toBe('not_signed_in');
  });

  it('of somebody else, of another app or with too little is refused', async () => {
    const browser = await api.signedIn(teacher);
    const before = (await browser.call('GET', '/api/token')).text;
    const { email } = teacher;
    const refused = [
      tokenOf(colleague),
      api.google.issueToken({ email, clientId: 'another.apps.example' }),
      tokenOf(teacher, without('drive.file')),
    ];
    const answers = await Promise.all(refused.map((token) => replace(browser, token)));
    expect(answers.map(({ json }) => json().code)).toEqual([
      'token_refused',
      'token_refused',
      'scopes_missing',
    ]);
    expect((await browser.call('GET', '/api/token')).text).toBe(before);
  });
});
