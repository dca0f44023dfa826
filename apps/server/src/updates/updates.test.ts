import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type OpenApi } from '../api/testing/open-api.ts';
import { readConfig } from '../config/index.ts';
import { accounts } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { colleague, teacher } from '../google/testing/school.ts';
import { perform } from '../operator/command-line.ts';
import type { Office } from '../operator/office.ts';
import { createUnsubscribeLinks } from './unsubscribe-links.ts';

const APP_SECRET = 'q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE';
const publicUrl = 'https://draft.school.example';
const links = createUnsubscribeLinks([APP_SECRET]);

let api: OpenApi;
let office: Office;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openTestDatabase('pglite');
  api = await openApi(database.db, { APP_SECRET });
  office = {
    db: database.db,
    publicUrl,
    unsubscribing: links,
    // This command needs neither.
    deletion: undefined as never,
    backUp: null,
    log: { warn: () => undefined },
  };
  close = async () => {
    await api.close();
    await database.close();
  };
});
afterAll(() => close());

async function printed(changes: Partial<Office> = {}): Promise<string> {
  let out = '';
  for await (const part of perform(['updates'], { ...office, ...changes })) out += part;
  return out;
}

const wants = async (person: { email: string }, email_updates: boolean) => {
  const browser = await api.signedIn(person);
  await browser.call('PUT', '/api/settings', { body: { settings: { email_updates } } });
  return browser;
};

const open = (token: string) => api.browser().call('POST', '/api/unsubscribe', { body: { token } });

describe('email updates', () => {
  it('are for those who have turned them on, each with a link of her own', async () => {
    await wants(teacher, true);
    await wants(colleague, false);
    const [head, row = '', rest] = (await printed()).split('\r\n');
    expect([head, rest]).toEqual(['"email","name","unsubscribe"', '']);
    expect(row).toContain(`"${teacher.email}","Mere Parata","${publicUrl}/unsubscribe#`);
    expect(row).not.toContain(teacher.id);
  });

  it('end by that link, without signing in, however often it is pressed', async () => {
    const browser = await wants(teacher, true);
    const token = /#([^"]+)"/.exec(await printed())?.[1] ?? '';
    for (const _ of [1, 2]) expect((await open(token)).status).toBe(204);
    expect((await browser.call('GET', '/api/check-auth')).json().settings).toMatchObject({
      email_updates: false,
      slides: false,
    });
    expect(await printed()).not.toContain(teacher.email);
  });

  it('of an account that is gone have ended, and a broken link says what to do', async () => {
    expect((await open(links.tokenFor('nobody'))).status).toBe(204);
    const other = createUnsubscribeLinks([`${APP_SECRET}!`]).tokenFor(teacher.id);
    for (const token of ['made up', other, links.tokenFor(teacher.id).slice(0, -4)]) {
      const { status, json } = await open(token);
      expect([status, json().code]).toEqual([400, 'unsubscribe_link_broken']);
    }
  });

  it('are not sent to another teacher who has got the address since', async () => {
    await wants(colleague, true);
    expect(await printed()).toContain(colleague.email);
    const later = { ...sampleAccount('later'), email: colleague.email };
    await office.db.insert(accounts).values(later);
    expect(await printed()).not.toContain(colleague.email);
  });

  it('are not listed where their links would lead nowhere', async () => {
    await expect(printed({ publicUrl: null })).rejects.toThrow('PUBLIC_URL');
    expect(readConfig({}).publicUrl).toBeNull();
  });
});
