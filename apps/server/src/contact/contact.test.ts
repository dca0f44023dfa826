import { randomUUID } from 'node:crypto';
import { limits, type ReceivedMessages } from '@second-draft/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accountOf } from '../accounts/index.ts';
import { CALLER, appWith } from '../api/testing/app-with.ts';
import { contactMessages, rateLimits as rateLimitRows } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { createMail } from '../mail/index.ts';
import { openMailServer } from '../mail/testing/mail-server.ts';
import { createRateLimits, createRateStore, type RateLimits } from '../rates/index.ts';
import type { Captcha } from './captcha.ts';
import { contactHandlers } from './handlers.ts';
import { receiveMessage } from './receive-message.ts';
import { createContactStore } from './store.ts';
import { logged } from '../api/testing/logged.ts';
import { solve } from './testing/solve-captcha.ts';

/** Any token but this counts as solved; the real captcha has tests of its own. */
const WRONG = 'wrong';
const captcha: Pick<Captcha, 'solved'> = {
  solved: async (id) =>
    id === WRONG ? null : { id, expiresAt: new Date(Date.now() + 10 * 60_000) },
};

const appSecrets = ['q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE'] as const;

const findCaller = async () => null;

const written = {
  email: 'aroha@kura.school.example',
  school: 'Kura o Kōwhai\r\nBcc: someone@else.example',
  message: 'Tēnā koutou.\r\n\r\nHow do we join as a school?',
};

describeOnBothDatabases('the contact form', (database) => {
  const store = () => createContactStore(database());
  let rateLimits: RateLimits;
  beforeAll(() => {
    const settings = { factor: 1, appSecret: appSecrets[0] };
    rateLimits = createRateLimits(createRateStore(database()), settings);
  });
  afterAll(() => rateLimits.close());
  const send = async (
    sender: string,
    token: string = randomUUID(),
    mail: ReturnType<typeof createMail> | null = null,
  ) => {
    const { log, lines } = logged();
    const message = { ...written, captchaToken: token };
    await receiveMessage({ store: store(), captcha, mail, rateLimits }, message, null, sender, log);
    return lines;
  };
  const messages = () => database().select().from(contactMessages);
  const latest = async () => (await messages()).toSorted((a, b) => +b.createdAt - +a.createdAt)[0];

  it('takes a message from a visitor who solves a captcha, once', async () => {
    const app = await appWith(
      contactHandlers({ store: store(), mail: null, rateLimits, appSecrets, findCaller }),
    );
    const challenge = async () =>
      (await app.inject({ url: '/api/captcha' })).json<Record<string, unknown>>();
    const captchaToken = await solve({ challenge });
    const message = { ...written, school: 'Kura o Kōwhai', captchaToken };
    const post = (payload: object) => app.inject({ method: 'POST', url: '/api/contact', payload });

    for (const missing of ['email', 'school', 'message'])
      expect((await post({ ...message, [missing]: ' ' })).json()).toMatchObject({
        code: 'invalid_request',
      });
    expect((await post({ ...message, school: written.school })).json()).toMatchObject({
      code: 'invalid_request',
    });
    const sent = await post(message);
    expect([sent.statusCode, sent.body]).toEqual([200, 'Message sent']);
    expect((await post(message)).json()).toMatchObject({ code: 'captcha_invalid' });
    expect(await messages()).toHaveLength(1);
    await database().delete(contactMessages);
    await app.close();
  });

  it('keeps a message where no mail server is set', async () => {
    await send('one');
    expect(await messages()).toMatchObject([{ ...written, sentAt: null }]);
  });

  it('mails a message, with nothing from it in the header but the address to answer', async () => {
    await using server = await openMailServer();
    await send('two', undefined, createMail(server.url, 'hello@product.example'));
    const [received] = server.received;
    expect(received?.to).toEqual(['<hello@product.example>']);
    expect(received?.raw).toContain('Reply-To: aroha@kura.school.example\n');
    const header = received?.raw.split('\n\n')[0] ?? '';
    expect(header).not.toMatch(/Bcc|Kura o/);
    expect((await latest())?.sentAt).toBeInstanceOf(Date);
  });

  it('keeps a message that can’t be mailed, and logs none of it', async () => {
    await using server = await openMailServer('refuses');
    const lines = await send('three', undefined, createMail(server.url, 'hello@product.example'));
    const kept = await latest();
    expect(kept).toMatchObject({ ...written, sentAt: null });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(kept?.id);
    expect(lines[0]).not.toMatch(/aroha|Kura|join/);
  });

  it('takes one message for one captcha, however often and at once it is sent', async () => {
    const token = randomUUID();
    const before = (await messages()).length;
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => send('four', token)));
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refusals.map(({ reason }) => reason as unknown)).toMatchObject([
      { code: 'captcha_invalid' },
      { code: 'captcha_invalid' },
    ]);
    expect(await messages()).toHaveLength(before + 1);
  });

  it('refuses what solves no captcha, and counts nothing for it', async () => {
    const before = await database().$count(rateLimitRows);
    await expect(send('nobody', WRONG)).rejects.toMatchObject({
      code: 'captcha_invalid',
    });
    expect(await database().$count(rateLimitRows)).toBe(before);
  });

  it('takes five messages an hour of one sender, at once or one by one', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => send('five')));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toMatchObject([
      { code: 'too_many_requests' },
      { code: 'too_many_requests' },
    ]);
    await expect(send('six')).resolves.toEqual([]);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    try {
      await expect(send('five')).resolves.toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('lists messages for administrators, newest first and a page at a time', async () => {
    await database().delete(contactMessages);
    const total = limits.messagesPerPage + 1;
    const minute = (number: number) => new Date(Date.UTC(2026, 4, 1, 9, number));
    const rows = Array.from({ length: total }, (_, number) => ({
      ...written,
      id: randomUUID(),
      message: `Message ${number}`,
      createdAt: minute(number),
      sentAt: number === 0 ? minute(1) : null,
    }));
    await database().insert(contactMessages).values(rows);
    const account = accountOf(sampleAccount('1'), []);
    const administrator = { account, isAdministrator: true } as const;
    const app = await appWith(
      contactHandlers({
        store: store(),
        mail: null,
        rateLimits,
        appSecrets,
        findCaller,
      }),
      { administrator },
    );
    const page = async (query: string) => {
      const headers = { [CALLER]: 'administrator' };
      const answer = await app.inject({ url: `/api/admin/messages${query}`, headers });
      return answer.json<ReceivedMessages>();
    };
    const first = await page('');
    expect(first.messages).toHaveLength(limits.messagesPerPage);
    expect(first.messages[0]).toMatchObject({ message: `Message ${total - 1}`, mailed: false });
    const last = await page(`?before=${first.next}`);
    expect(last).toMatchObject({ messages: [{ message: 'Message 0', mailed: true }], next: null });
    await app.close();
  });
});
