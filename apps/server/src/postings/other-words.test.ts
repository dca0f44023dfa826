import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { logged } from '../api/testing/logged.ts';
import { postings } from '../db/schema/postings.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { staying } from '../google/testing/start.ts';
import type { Knowledge, Posted } from './posting.ts';
import type { Postings } from './postings.ts';
import {
  accountId,
  documentId,
  HOUR,
  path,
  postingOnGoogle,
  text,
} from './testing/posting-on-google.ts';

const { log, lines } = logged();

describeOnBothDatabases('a posting', (database) => {
  const { emulator, nextRequest, commenting, server, onDocument, consented } =
    postingOnGoogle(database);
  const post = (words = text, knowledge: Knowledge | null = null) =>
    server().post({ accountId, documentId, text: words, knowledge }, commenting(), staying(), log);

  describe('of a teacher who presses Post in more than one tab', () => {
    const postKnowing = (known: Posted | null, words: string, there: Posted | null = null) =>
      post(words, { known, there });

    it('is not put beside a comment that this tab did not show', async () => {
      const first = await postKnowing(null, 'From the first tab.');
      const second = await postKnowing(null, 'From the second tab.');
      expect(first.isOther).toBe(false);
      expect(second).toEqual({ ...first, isOther: true });
      expect(onDocument()).toHaveLength(1);
      expect(await consented()).toBe(1);
    });

    it('is one of two that are pressed at once, with other words', async () => {
      emulator().fault({ method: 'POST', path, times: 2, delayMs: 100 });
      const answers = await Promise.all(['One.', 'Two.'].map((words) => postKnowing(null, words)));
      expect(answers.filter(({ isOther }) => isOther)).toHaveLength(1);
      expect(onDocument()).toHaveLength(1);
    });

    it('is another where she was shown the one that is there', async () => {
      const { isOther: _, ...known } = await postKnowing(null, text);
      expect(await postKnowing(known, 'Another.')).toMatchObject({ isOther: false });
      expect(onDocument()).toHaveLength(2);
    });

    it('is not put beside one that only a draft mentions', async () => {
      const there = { id: 'c0', postedAt: '2026-05-04T01:02:03.000Z' };
      expect(await postKnowing(null, text, there)).toEqual({ ...there, isOther: true });
      expect(await postKnowing(there, text, there)).toMatchObject({ isOther: false });
    });

    it('of the same words is answered with the comment, the next day too', async () => {
      const { id } = await postKnowing(null, text);
      await database()
        .update(postings)
        .set({ startedAt: new Date(Date.now() - 25 * HOUR * 1000), claimedAt: new Date(0) })
        .where(eq(postings.accountId, accountId));
      expect(await postKnowing(null, text)).toMatchObject({ id, isOther: false });
      expect(onDocument()).toHaveLength(1);
    });
  });

  describe('whose words are changed later', () => {
    const changeBy = (by: Postings, id: string, signal = staying()) =>
      by.change({ accountId, documentId, text: 'Changed.', id }, commenting(), signal, log);
    const change = (id: string) => changeBy(server(), id);
    const contents = () => onDocument().map(({ content }) => content);

    it('is the posting of its new words, and no longer of those before', async () => {
      const first = await post();
      const changed = await change(first.id);
      expect(await post('Changed.')).toEqual({ ...changed, isOther: false });
      expect(onDocument()).toHaveLength(1);
      expect((await post()).id).not.toBe(first.id);
      expect(onDocument()).toHaveLength(2);
      expect(await consented()).toBe(3);
    });

    it('is one with what another tab posts at once in the same words', async () => {
      const first = await post();
      emulator().fault({ method: 'POST', path, times: 1, delayMs: 100 });
      const posting = post('Changed.');
      await expect.poll(() => database().$count(postings)).toBe(2);
      const changed = await change(first.id);
      expect((await posting).id).toBe(changed.id);
      expect(onDocument().filter(({ content }) => content === 'Changed.')).toHaveLength(1);
    });

    it('can be posted by others after a change that Google refused', async () => {
      const first = await post();
      emulator().fault({ method: 'PATCH', path: `${path}/${first.id}`, times: 9, status: 403 });
      await expect(change(first.id)).rejects.toThrow();
      emulator().clearFaults();
      expect(await post('Changed.')).toMatchObject({ isOther: false });
      expect(onDocument()).toHaveLength(2);
    });

    it('leaves an older comment in its new words, with its consent, when Google refuses', async () => {
      const older = await post('Changed.');
      const first = await post();
      emulator().fault({ method: 'PATCH', path: `${path}/${first.id}`, times: 9, status: 403 });
      await expect(changeBy(server({ fresh: 0 }), first.id)).rejects.toThrow();
      emulator().clearFaults();
      expect(await consented()).toBe(2);
      expect((await post('Changed.')).id).toBe(older.id);
      expect(onDocument()).toHaveLength(2);
    });

    it('is forgotten alone when it is gone, however often it is changed', async () => {
      const first = await post();
      const changeLater = () => changeBy(server({ fresh: 0 }), first.id);
      await changeLater();
      await changeLater();
      emulator().removeComments(documentId);
      await expect(changeLater()).rejects.toMatchObject({ code: 'comment_gone' });
      expect(await consented()).toBe(2);
      await post('Changed.');
      expect([onDocument().length, await consented()]).toEqual([1, 3]);
    });

    it('is changed whether or not that can be recorded', async () => {
      const first = await post();
      const isAway = sql`alter table ${postings} add constraint away check (posted_at is null) not valid`;
      await database().execute(isAway);
      const changed = await change(first.id);
      await database().execute(sql`alter table ${postings} drop constraint away`);
      expect(changed.id).toBe(first.id);
      expect(contents()).toEqual(['Changed.']);
      expect(lines.at(-1)).toContain('how a posting ended was not recorded');
    });

    it('is changed when the browser leaves or the server ends meanwhile', async () => {
      const first = await post();
      const browser = new AbortController();
      const ending = server();
      emulator().fault({ method: 'PATCH', path: `${path}/${first.id}`, times: 1, delayMs: 100 });
      const { arrived } = nextRequest();
      const changing = changeBy(ending, first.id, browser.signal);
      await arrived;
      browser.abort();
      await ending.settled();
      expect(contents()).toEqual(['Changed.']);
      expect((await changing).id).toBe(first.id);
    });

    it('is given up when the change takes too long, and may be changed again', async () => {
      const first = await post();
      emulator().fault({ method: 'PATCH', path: `${path}/${first.id}`, times: 1, hang: true });
      const hasty = server({}, { post: 50, wait: 5_000 });
      await expect(changeBy(hasty, first.id)).rejects.toMatchObject({
        code: 'classroom_unavailable',
      });
      emulator().clearFaults();
      expect((await change(first.id)).id).toBe(first.id);
      expect(contents()).toEqual(['Changed.']);
    });

    it('is forgotten when it is no longer there', async () => {
      const first = await post();
      emulator().removeComments(documentId);
      await expect(change(first.id)).rejects.toMatchObject({ code: 'comment_gone' });
      expect(await database().$count(postings)).toBe(0);
    });
  });
});
