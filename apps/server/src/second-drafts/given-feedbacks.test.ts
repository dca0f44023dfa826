import { givenAtOf } from '@second-draft/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, completions, givenFeedbacks, sentFeedbacks } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { completionOf } from '../privacy/testing/rows.ts';
import { createGivenFeedbackStore } from './store/given-feedbacks.ts';
import type { ToGive } from './store/keep-given.ts';
import { createOutcomes } from './store/outcomes.ts';
import { createSentFeedbacks } from './store/sent-feedbacks.ts';
import { hoursAgo } from './testing/rows.ts';
import { sampleGiven } from './testing/sample-given.ts';

const WRITTEN = new Date('2026-11-02T01:00:00.000Z');
const POSTED = new Date('2026-11-03T01:00:00.000Z');

const toGive: ToGive = {
  ...sampleGiven,
  feedbackId: 'one',
  text: 'Changed since the feedback was written.',
  at: POSTED,
};
const inHerOwnWords: ToGive = { ...toGive, feedbackId: null };

describeOnBothDatabases('a feedback that a student gets', (database) => {
  beforeEach(async () => {
    await database().delete(accounts);
    await database().insert(accounts).values(['teacher', 'colleague'].map(sampleAccount));
    await database()
      .insert(completions)
      .values({ ...completionOf('one', 'teacher', WRITTEN), typedByTeacher: true });
  });

  const kept = () =>
    database().select().from(givenFeedbacks).where(eq(givenFeedbacks.accountId, 'teacher'));
  const keep = (given: ToGive) => createGivenFeedbackStore(database()).keep(given);

  it('is kept with the text that it was written on, not with what became of it', async () => {
    await keep(toGive);
    expect(await kept()).toMatchObject([
      {
        id: 'one',
        studentText: 'We walked to the beach and found a rock pool.',
        typedByTeacher: true,
        feedback: 'Next, say more.',
        writtenAt: WRITTEN,
        postedAt: POSTED,
        copiedAt: null,
      },
    ]);
  });

  it('is one however often it is given, in the words that were given last', async () => {
    await keep(toGive);
    await keep({ ...toGive, feedback: 'Next, say much more.', how: 'copied', at: WRITTEN });
    expect(await kept()).toMatchObject([
      { feedback: 'Next, say much more.', postedAt: POSTED, copiedAt: WRITTEN },
    ]);
  });

  it('given again loses what became of its steps only where its words are others', async () => {
    const outcomes = [{ skill: null, verdict: 'done' as const, stepHash: 'hash' }];
    await keep(toGive);
    const words = { feedbackId: 'one', feedback: toGive.feedback };
    await createOutcomes(database()).keep('teacher', words, outcomes);
    await keep({ ...toGive, how: 'copied' });
    expect(await kept()).toMatchObject([{ outcomes }]);
    await keep({ ...toGive, feedback: 'Next, say much more.' });
    expect(await kept()).toMatchObject([{ outcomes: null }]);
  });

  it('is kept with how it was changed, or not at all', async () => {
    const isAway = sql`alter table ${sentFeedbacks} add constraint away check (false) not valid`;
    await database().execute(isAway);
    await expect(keep(toGive)).rejects.toThrow();
    await database().execute(sql`alter table ${sentFeedbacks} drop constraint away`);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['posted', 'posted'],
    ['posted', 'copied'],
    ['copied', 'posted'],
  ] as const)('counts from when it was last given: %s, then %s', async (once, again) => {
    await keep({ ...inHerOwnWords, how: once, at: hoursAgo(2) });
    const last = hoursAgo(1);
    await keep({ ...inHerOwnWords, how: again, at: last });
    const [told] = await createOutcomes(database()).ofClass('teacher', toGive.courseId);
    expect(told?.givenAt).toEqual(last);
    expect((await kept()).map(givenAtOf)).toEqual([last]);
  });

  it('in the teacher’s own words is about the text that is on her screen', async () => {
    await keep(inHerOwnWords);
    await keep({ ...inHerOwnWords, feedback: 'Next, say why.' });
    await keep({ ...inHerOwnWords, text: 'The next draft.' });
    const rows = await kept();
    expect(rows).toHaveLength(2);
    expect(new Map(rows.map(({ studentText, feedback }) => [studentText, feedback]))).toEqual(
      new Map([
        ['Changed since the feedback was written.', 'Next, say why.'],
        ['The next draft.', 'Next, say more.'],
      ]),
    );
    expect(
      rows.every(({ points, writtenAt }) => points.length === 0 && +writtenAt === +POSTED),
    ).toBe(true);
  });

  it('takes nothing from another teacher’s feedback, nor from one on another document', async () => {
    await keep({ ...toGive, accountId: 'colleague' });
    await keep({ ...toGive, documentId: 'recount-document-2' });
    const texts = (await database().select().from(givenFeedbacks)).map(
      ({ studentText }) => studentText,
    );
    expect(texts).toEqual([toGive.text, toGive.text]);
  });

  it('is known by its class once it is posted', async () => {
    await keep({ ...toGive, documentId: 'copied-only', text: 'A poem.', how: 'copied' });
    await keep(toGive);
    const postedIn = (accountId: string, courseId: string) =>
      createGivenFeedbackStore(database()).postedIn(accountId, courseId);
    const { assignmentId, documentId, studentName } = toGive;
    expect(await postedIn('teacher', '501')).toEqual([
      { assignmentId, documentId, studentName, postedAt: POSTED },
    ]);
    expect(await postedIn('teacher', '502')).toEqual([]);
    expect(await postedIn('colleague', '501')).toEqual([]);
  });

  it('makes room by removing the oldest of hers', async () => {
    await database()
      .insert(givenFeedbacks)
      .values({
        ...toGive,
        id: 'colleague’s',
        accountId: 'colleague',
        studentText: '',
        points: [],
        writtenAt: new Date(0),
      });
    const keepIn = (room: { rows: number; bytes: number }, text: string, day: number) =>
      createGivenFeedbackStore(database(), room).keep({
        ...inHerOwnWords,
        text,
        at: new Date(Date.UTC(2026, 10, day)),
      });
    const beginnings = async () =>
      (await kept()).map(({ studentText }) => studentText.slice(0, 8)).toSorted();

    for (const day of [1, 2, 3]) await keepIn({ rows: 2, bytes: 1e6 }, `Draft 0${day}`, day);
    expect(await beginnings()).toEqual(['Draft 02', 'Draft 03']);
    // Letters that don't repeat, so that they can't be kept in fewer bytes.
    const long = Array.from({ length: 4_000 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');
    for (const day of [4, 5, 6])
      await keepIn({ rows: 10, bytes: 25_000 }, `Draft 0${day}${long}`, day);
    expect(await beginnings()).toEqual(['Draft 05', 'Draft 06']);
    expect(await database().$count(givenFeedbacks)).toBe(3);
  });

  describe('and how much the teacher changed of it', () => {
    const noted = () => database().select().from(sentFeedbacks);
    const asWritten = 'You show us the rock pool.';

    it('is noted with writer and category, and without a word of it', async () => {
      await keep({ ...toGive, feedback: asWritten });
      expect(await noted()).toEqual([
        {
          accountId: 'teacher',
          feedbackId: 'one',
          writer: 'built-in',
          category: 'Ideas',
          change: 'unchanged',
          sentAt: POSTED,
        },
      ]);
    });

    it('is noted once, as it was sent last', async () => {
      await keep({ ...toGive, feedback: asWritten });
      await keep({ ...toGive, feedback: `${asWritten} Ka pai!` });
      expect(await noted()).toMatchObject([{ change: 'lightly' }]);
      await keep(toGive);
      expect(await noted()).toMatchObject([{ change: 'rewritten' }]);
    });

    it('is not known of words of her own, of what was simplified, and of another’s feedback', async () => {
      await keep(inHerOwnWords);
      await keep({ ...toGive, simplified: true });
      await keep({ ...toGive, accountId: 'colleague' });
      expect(await noted()).toEqual([]);
    });

    it('is counted for her, and for all teachers together; the newest are kept', async () => {
      const store = createSentFeedbacks(database(), 2);
      const sent = { writer: 'built-in', category: 'Ideas', change: 'unchanged' } as const;
      const note = (accountId: string, feedbackId: string, minutes: number) =>
        store.note({
          ...sent,
          accountId,
          feedbackId,
          sentAt: new Date(+POSTED + minutes * 60_000),
        });
      for (const [minutes, id] of ['a', 'b', 'c'].entries()) await note('teacher', id, minutes);
      await note('colleague', 'theirs', 0);
      expect(await store.of('teacher')).toEqual([{ ...sent, count: 2 }]);
      expect(await store.ofAll()).toEqual([{ ...sent, count: 3 }]);
      expect((await noted()).map(({ feedbackId }) => feedbackId)).not.toContain('a');
    });
  });
});
