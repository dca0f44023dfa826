import { accountExport, askedBy } from '@second-draft/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { apiForTeacher } from '../api/testing/api-for-teacher.ts';
import type { Browser } from '../api/testing/open-api.ts';
import { accounts, contactMessages } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { teacher } from '../google/testing/school.ts';
import { messageOf } from '../privacy/testing/rows.ts';
import { solve } from './testing/solve-captcha.ts';

const { email } = teacher;

describeOnBothDatabases('a message from the contact form', (database) => {
  const { api, browser } = apiForTeacher(database);
  beforeEach(async () => {
    await database().delete(contactMessages);
  });

  /** Without logging in, from her address. @param hours ago */
  const written = (id: string, hours: number) =>
    database()
      .insert(contactMessages)
      .values(messageOf(id, email.toUpperCase(), new Date(Date.now() - hours * 3_600_000)));
  const heldSince = (id: string, hours: number) =>
    database()
      .update(accounts)
      .set({ emailSince: new Date(Date.now() - hours * 3_600_000) })
      .where(eq(accounts.id, id));
  const send = async (from: Browser, headers: Record<string, string> = {}) => {
    const challenge = async () => ({ ...(await from.call('GET', '/api/captcha')).json() });
    const captchaToken = await solve({ challenge });
    const message = { email: 'office@kura.example', school: 'Te Kura', message: 'Kia ora' };
    const { status } = await from.call('POST', '/api/contact', {
      body: { ...message, captchaToken },
      headers,
    });
    expect(status).toBe(200);
  };
  const downloaded = async (by = browser()) => {
    const { text } = await by.call('GET', '/api/account/export');
    return accountExport.parse(JSON.parse(text)).contactMessages.map(({ id }) => id);
  };
  const remove = () => browser().call('DELETE', '/api/account');
  const kept = async () =>
    (await database().select().from(contactMessages)).map(({ id }) => id).toSorted();

  it('is hers who is logged in, whichever address she gives, and goes with her account', async () => {
    await send(browser());
    expect(await downloaded()).toHaveLength(1);
    expect((await remove()).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('is nobody’s from a page that another teacher left open, or without logging in', async () => {
    await send(browser(), askedBy({ id: 'another', email: 'another@kura.example' }));
    await send(api().browser());
    expect(await downloaded()).toEqual([]);
    expect(await database().select().from(contactMessages)).toMatchObject([
      { accountId: null },
      { accountId: null },
    ]);
  });

  it('from her address is hers once she logs in again, if she had the address then', async () => {
    await heldSince(teacher.id, 2);
    await written('before', 3);
    await written('since', 1);
    expect(await downloaded()).toEqual([]);
    expect(await downloaded(await api().signedIn(teacher))).toEqual(['since']);
  });

  it('of an address that she got from somebody else is never hers, and one of her old one stays hers', async () => {
    await written('old', 0);
    await api().signedIn(teacher);
    // As though the school had renamed her account since.
    await database().update(accounts).set({ email: 'mere.p@awa.school.example' });
    await database().update(contactMessages).set({ email: 'mere.p@awa.school.example' });
    await heldSince(teacher.id, 9);
    await written('another’s', 1);
    expect(await downloaded(await api().signedIn(teacher))).toEqual(['old']);
    const [row] = await database()
      .select({ isNew: sql<boolean>`${accounts.emailSince} > now() - interval '30 minutes'` })
      .from(accounts);
    expect(row).toEqual({ isNew: true });
  });

  it('goes with the account that had its address, unless another has had it since before it was written', async () => {
    await heldSince(teacher.id, 9);
    await database()
      .insert(accounts)
      .values({ ...sampleAccount('newer'), email });
    await heldSince('newer', 2);
    await written('doubtful', 3);
    await written('the newer’s', 1);
    expect((await remove()).status).toBe(200);
    expect(await kept()).toEqual(['the newer’s']);
  });
});
