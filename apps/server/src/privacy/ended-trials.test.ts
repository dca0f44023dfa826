import { DAY_MS } from '@second-draft/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApi, type OpenApi } from '../api/testing/open-api.ts';
import { accounts, endedTrials } from '../db/schema/accounts.ts';
import { referralCodes } from '../db/schema/licences.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { teacher } from '../google/testing/school.ts';

describeOnBothDatabases('whoever signs in after deleting her account', (database) => {
  let api: OpenApi;
  beforeAll(async () => {
    api = await openApi(database());
    const code = { code: 'kea2027', note: '', trialDays: 30 };
    await database().insert(referralCodes).values(code);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    for (const table of [accounts, endedTrials]) await database().delete(table);
  });

  async function beginAgain(daysLeft: number) {
    const browser = await api.signedIn(teacher);
    const trialEnds = new Date(Date.now() + daysLeft * DAY_MS);
    await database().update(accounts).set({ trialEnds });
    await browser.call('DELETE', '/api/account');
    const { json } = await api.browser().call('POST', '/api/auth/google', {
      body: { access_token: api.google.issueToken(teacher), referralCode: 'kea2027' },
    });
    const { expires } = json().user.subscription;
    return { expires, left: Math.floor(trialEnds.getTime() / 1000) };
  }

  it.each([-1, 3])('goes on with the trial that had %i days left, code or none', async (days) => {
    const { expires, left } = await beginAgain(days);
    expect(expires).toBe(left);
  });

  it('had it kept without her name, her address or her id', async () => {
    await beginAgain(1);
    const kept = await database().select().from(endedTrials);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`"${teacher.id}"|${teacher.email}`));
  });
});
