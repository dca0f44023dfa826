import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { logged } from '../api/testing/logged.ts';
import { accounts } from '../db/schema/accounts.ts';
import { postings } from '../db/schema/postings.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { staying } from '../google/testing/start.ts';
import type { Postings } from './postings.ts';
import { postingKey } from './posting.ts';
import {
  accountId,
  documentId,
  HOUR,
  path,
  postingOnGoogle,
  text,
} from './testing/posting-on-google.ts';

const { log } = logged();

describeOnBothDatabases('a posting', (database) => {
  const { emulator, nextRequest, commenting, store, server, onDocument, consented } =
    postingOnGoogle(database);
  const post = (by: Postings, words = text, signal = staying()) =>
    by.post({ accountId, documentId, text: words }, commenting(), signal, log);

  const key = postingKey(accountId, documentId, text);

  /** Google stores the comment, but its answer is lost. */
  async function loseAnswer(): Promise<void> {
    for (const method of ['POST', 'GET']) emulator().fault({ method, path, status: 503 });
    await expect(post(server())).rejects.toMatchObject({ code: 'classroom_unavailable' });
    emulator().clearFaults();
    await commenting().post(documentId, text, staying());
  }

  const recorded = () => database().select().from(postings);

  it('puts the comment on the document, with the consent to it', async () => {
    const posted = await post(server());
    expect(posted.id).not.toBe('');
    expect(onDocument()).toHaveLength(1);
    expect(await consented()).toBe(1);
    expect(JSON.stringify(await recorded())).not.toContain('kererū');
  });

  it('is one, from two tabs at once, on one server or on two', async () => {
    const [one, other] = [server(), server()];
    emulator().fault({ method: 'POST', path, times: 1, delayMs: 100 });
    const answers = await Promise.all([post(one), post(one), post(other), post(other)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(onDocument()).toHaveLength(1);
    expect(await consented()).toBe(1);
  });

  it('pressed again is answered with the first, whatever the ends of its lines', async () => {
    const first = await post(server(), 'One.\nTwo.');
    expect(await post(server(), ' One.\r\nTwo. ')).toEqual(first);
    expect(onDocument()).toHaveLength(1);
  });

  it('of other words, or of another teacher, is another', async () => {
    await database().insert(accounts).values(sampleAccount('tomas'));
    await post(server());
    await post(server(), 'Other words.');
    const theirs = { accountId: 'tomas', documentId, text };
    await server().post(theirs, commenting(), staying(), log);
    expect(onDocument()).toHaveLength(3);
  });

  it('goes on when the browser leaves, and is answered when it comes back', async () => {
    const browser = new AbortController();
    const here = server();
    emulator().fault({ method: 'POST', path, times: 1, delayMs: 100 });
    const { arrived } = nextRequest();
    const left = post(here, text, browser.signal);
    await arrived;
    browser.abort();
    const back = await post(here);
    expect(back).toEqual(await left);
    expect(onDocument()).toHaveLength(1);
  });

  it('that Google refuses leaves no consent and no record, and can be tried again', async () => {
    emulator().fault({ method: 'POST', path, times: 1, status: 403, reason: 'forbidden' });
    await expect(post(server())).rejects.toMatchObject({ code: 'permission_missing' });
    expect([await recorded(), await consented()]).toEqual([[], 0]);
    await post(server());
    expect(onDocument()).toHaveLength(1);
  });

  it('of a server that died is looked for first, and found', async () => {
    const begun = await store().begin(key);
    expect(begun.state).toBe('claimed');
    await commenting().post(documentId, text, staying());
    await post(server({ claim: 0 }));
    expect(onDocument()).toHaveLength(1);
    expect(await consented()).toBe(1);
  });

  it('of a server that died before Google knew of it is posted', async () => {
    await store().begin(key);
    await post(server({ claim: 0 }));
    expect(onDocument()).toHaveLength(1);
    expect(await consented()).toBe(1);
  });

  it('of a server that died before the clock was put back is waited for no longer than any', async () => {
    await store().begin(key);
    await database()
      .update(postings)
      .set({ claimedAt: new Date(Date.now() + 13 * HOUR * 1000) });
    await post(server({}, { post: 30_000, wait: 300 }));
    await post(server({}, { post: 30_000, wait: 300 }), 'Other words.');
    expect(onDocument()).toHaveLength(2);
  });

  it('whose answer never came is looked for when it is pressed again', async () => {
    await loseAnswer();
    await post(server());
    expect(onDocument()).toHaveLength(1);
  });

  it('is not posted a second time while it can’t be looked for', async () => {
    await loseAnswer();
    for (const status of [503, 429, 403, 401]) {
      emulator().clearFaults();
      emulator().fault({ method: 'GET', path, status });
      await expect(post(server())).rejects.toHaveProperty('code');
    }
    emulator().clearFaults();
    await post(server());
    expect(onDocument()).toHaveLength(1);
  });

  it('whose comment was taken off the document since is posted again, with another consent', async () => {
    const first = await post(server());
    emulator().removeComments(documentId);
    const second = await post(server({ fresh: 0 }));
    expect(second.id).not.toBe(first.id);
    expect(onDocument()).toHaveLength(1);
    expect(await consented()).toBe(2);
  });

  it('is posted again with another consent, though looking for it failed at first', async () => {
    await post(server());
    emulator().removeComments(documentId);
    emulator().fault({ method: 'GET', path, status: 503 });
    await expect(post(server({ fresh: 0 }))).rejects.toMatchObject({
      code: 'classroom_unavailable',
    });
    emulator().clearFaults();
    await post(server());
    expect(onDocument()).toHaveLength(1);
    expect(await consented()).toBe(2);
  });

  it('is posted again with one consent, though its answer is lost', async () => {
    await post(server());
    emulator().removeComments(documentId);
    emulator().fault({ method: 'POST', path, status: 503 });
    await expect(post(server({ fresh: 0 }))).rejects.toMatchObject({
      code: 'classroom_unavailable',
    });
    emulator().clearFaults();
    await post(server());
    expect(onDocument()).toHaveLength(1);
    expect(await consented()).toBe(2);
  });

  it('is another on another day', async () => {
    await post(server());
    await database()
      .update(postings)
      .set({ startedAt: new Date(Date.now() - 25 * HOUR * 1000) })
      .where(eq(postings.accountId, accountId));
    await post(server());
    expect(onDocument()).toHaveLength(2);
    expect(await consented()).toBe(2);
  });

  it('that takes too long is given up, and looked for the next time', async () => {
    emulator().fault({ method: 'POST', path, times: 1, hang: true });
    const hasty = server({}, { post: 50, wait: 5_000 });
    await expect(post(hasty)).rejects.toMatchObject({ code: 'classroom_unavailable' });
    emulator().clearFaults();
    await post(server());
    expect(onDocument()).toHaveLength(1);
    expect(
      emulator()
        .calls()
        .filter(({ method }) => method === 'GET'),
    ).toHaveLength(1);
  });

  it('is seen through before its server ends', async () => {
    const ending = server();
    emulator().fault({ method: 'POST', path, times: 1, delayMs: 100 });
    const { arrived } = nextRequest();
    void post(ending);
    await arrived;
    await ending.settled();
    expect(onDocument()).toHaveLength(1);
  });
});
