import { DAY_MS, MINUTE_MS } from '@second-draft/contract';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { contactMessages } from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { createMail } from '../mail/index.ts';
import { openMailServer } from '../mail/testing/mail-server.ts';
import { keepMailing } from './keep-mailing.ts';
import { createContactStore } from './store.ts';
import { logged } from '../api/testing/logged.ts';

const soon = { first: 1, every: 1 };

const waiting = (id: string, ageMs: number) => {
  const createdAt = new Date(Date.now() - ageMs);
  const email = 'aroha@kura.school.example';
  return { id, email, school: 'Kura o Kōwhai', message: id, createdAt, mailTriedAt: createdAt };
};

describeOnBothDatabases('messages that could not be mailed', (database) => {
  const messages = () => database().select().from(contactMessages);
  const keep = (url: string, times = soon) => {
    const { log, lines } = logged();
    const mail = createMail(url, 'hello@product.example');
    const stop = keepMailing({ store: createContactStore(database()), mail }, log, times);
    return { stop, lines };
  };
  beforeEach(async () => {
    await database().delete(contactMessages);
  });

  it('are mailed later, once for all servers, and those of days ago left alone', async () => {
    await database()
      .insert(contactMessages)
      .values([
        waiting('just tried', MINUTE_MS),
        waiting('an hour old', 60 * MINUTE_MS),
        waiting('two days old', 2 * DAY_MS),
        waiting('four days old', 4 * DAY_MS),
      ]);
    await using server = await openMailServer();
    const servers = [1, 2, 3].map(() => keep(server.url));
    await expect
      .poll(async () => (await messages()).filter(({ sentAt }) => sentAt))
      .toHaveLength(2);
    await Promise.all(servers.map(({ stop }) => stop()));
    const words = server.received.map(({ raw }) => raw.trimEnd().split('\n').at(-1));
    expect(words).toHaveLength(2);
    expect(words).toEqual(expect.arrayContaining(['an hour old', 'two days old']));
    expect(servers.flatMap(({ lines }) => lines)).toEqual([]);
  });

  it('are mailed once by a mail server that is slow to say so, as nobody waits for it', async () => {
    await database()
      .insert(contactMessages)
      .values(waiting('slow', 60 * MINUTE_MS));
    await using server = await openMailServer('slow');
    const patience = { hurriedMs: 20, patientMs: 20_000 };
    const mail = createMail(server.url, 'hello@product.example', patience);
    const { log, lines } = logged();
    const stop = keepMailing({ store: createContactStore(database()), mail }, log, soon);
    await expect
      .poll(async () => (await messages()).map(({ sentAt }) => sentAt))
      .toEqual([expect.any(Date)]);
    await stop();
    expect(server.received).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('are tried one a round while the mail server takes none, and logged by id alone', async () => {
    await database()
      .insert(contactMessages)
      .values([waiting('one', 60 * MINUTE_MS), waiting('two', 50 * MINUTE_MS)]);
    await using server = await openMailServer('refuses');
    const { stop, lines } = keep(server.url, { first: 1, every: DAY_MS });
    await expect.poll(() => lines).toHaveLength(1);
    await stop();
    expect(lines.join()).not.toMatch(/aroha|Kura/);
    const aMinuteAgo = new Date(Date.now() - MINUTE_MS);
    const tried = (await messages()).filter(({ mailTriedAt }) => mailTriedAt > aMinuteAgo);
    expect(tried).toMatchObject([{ id: 'one', sentAt: null }]);
  });

  it('are not mailed twice by servers whose clocks differ', async () => {
    await database()
      .insert(contactMessages)
      .values([waiting('one', 60 * MINUTE_MS)]);
    const store = createContactStore(database());
    const claim = () => store.claimUnsent(DAY_MS, 4 * MINUTE_MS);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 10 * MINUTE_MS });
    onTestFinished(() => void vi.useRealTimers());
    expect(await claim()).toMatchObject({ id: 'one' });
    vi.useRealTimers();
    expect(await claim()).toBeNull();
  });

  it('are counted while they are tried, whatever a server’s clock says', async () => {
    await database()
      .insert(contactMessages)
      .values([waiting('an hour old', 60 * MINUTE_MS), waiting('four days old', 4 * DAY_MS)]);
    const store = createContactStore(database());
    for (const days of [-4, 0, 4]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
      onTestFinished(() => void vi.useRealTimers());
      expect(await store.countUnsent(3 * DAY_MS)).toBe(1);
      vi.useRealTimers();
    }
  });

  it('are taken by turns, so that one that is refused for good holds up no other', async () => {
    await database()
      .insert(contactMessages)
      .values([waiting('one', 60 * MINUTE_MS), waiting('two', 50 * MINUTE_MS)]);
    const store = createContactStore(database());
    const claimed = [await store.claimUnsent(DAY_MS, 0), await store.claimUnsent(DAY_MS, 0)];
    expect(claimed.map((message) => message?.id)).toEqual(['one', 'two']);
  });
});
