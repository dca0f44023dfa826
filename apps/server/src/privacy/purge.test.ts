import { limits, DAY_MS, HOUR_MS } from '@second-draft/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import * as schema from '../db/schema/index.ts';
import { purge, type Purged } from './purge.ts';
import {
  addSecondDrafts,
  completionOf,
  draftOf,
  givenFeedbackOf,
  groupsOf,
  judgementOf,
  messageOf,
} from './testing/rows.ts';

const { accounts, completions, completionHours, drafts, sessions, contactMessages } = schema;
const {
  endedTrials,
  postings,
  usedCaptchas,
  rateLimits,
  givenFeedbacks,
  judgements,
  lessonGroups,
  ownVerdicts,
} = schema;

const NOW = new Date('2026-11-21T10:30:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const going = new AbortController().signal;

describeOnBothDatabases('the purge', (database) => {
  beforeEach(async () => {
    for (const table of [accounts, contactMessages, usedCaptchas, rateLimits, endedTrials])
      await database().delete(table);
    await database().insert(accounts).values(sampleAccount('mere'));
  });

  const addCompletions = (count: number, at: Date, name = 'old') =>
    database()
      .insert(completions)
      .values(Array.from({ length: count }, (_, n) => completionOf(`${name} ${n}`, 'mere', at)));
  const counted = async () => {
    const hours = await database().select().from(completionHours);
    return hours.reduce((sum, { completions: inHour }) => sum + inHour, 0);
  };

  it('removes texts and drafts after 90 days, messages after a year, and keeps the rest', async () => {
    const [young, old] = [
      daysAgo(limits.keepTextsDays - 0.01),
      daysAgo(limits.keepTextsDays + 0.01),
    ];
    await addCompletions(1, young, 'young');
    await addCompletions(2, old);
    await database()
      .insert(drafts)
      .values([draftOf('young', 'mere', young), draftOf('old', 'mere', old)]);
    await database()
      .insert(lessonGroups)
      .values([groupsOf('young', 'mere', young), groupsOf('old', 'mere', old)]);
    await addSecondDrafts(database(), ['young'], 'mere', young);
    await addSecondDrafts(database(), ['old'], 'mere', old);
    const ages = [limits.keepMessagesDays - 1, limits.keepMessagesDays + 1];
    await database()
      .insert(contactMessages)
      .values(ages.map((days) => messageOf(`${days}`, 'aroha@kura.example', daysAgo(days))));

    expect(await purge(database(), NOW, going)).toEqual({
      completions: 2,
      givenFeedbacks: 1,
      sentFeedbacks: 1,
      verdicts: 1,
      drafts: 1,
      groups: 1,
      contactMessages: 1,
    });
    expect(await database().select().from(givenFeedbacks)).toMatchObject([{ id: 'young' }]);
    expect(await database().select().from(ownVerdicts)).toMatchObject([{ stepHash: 'young' }]);
    expect(await database().select().from(judgements)).toMatchObject([{ textHash: 'young' }]);
    const left = await database().select({ id: completions.id }).from(completions);
    expect(left).toEqual([{ id: 'young 0' }]);
    expect(await database().select().from(drafts)).toMatchObject([{ documentId: 'young' }]);
    expect(await database().select().from(contactMessages)).toMatchObject([{ id: '364' }]);
    expect(await database().select().from(lessonGroups)).toMatchObject([{ assignmentId: 'young' }]);
    expect(await counted()).toBe(1);
  });

  it('removes what a model was sent to judge a second draft with the first draft in it', async () => {
    const first = daysAgo(limits.keepTextsDays + 0.01);
    await database().insert(accounts).values(sampleAccount('hine'));
    const given = [givenFeedbackOf('one', 'mere', first), givenFeedbackOf('two', 'mere', NOW)];
    await database()
      .insert(givenFeedbacks)
      .values([...given, givenFeedbackOf('one', 'hine', NOW)]);
    await database()
      .insert(judgements)
      .values([
        { ...judgementOf('second draft', 'mere', daysAgo(10)), feedbackId: 'one' },
        { ...judgementOf('third draft', 'mere', daysAgo(9)), feedbackId: 'one' },
        { ...judgementOf('kept', 'mere', daysAgo(10)), feedbackId: 'two' },
        { ...judgementOf('kept, too', 'hine', daysAgo(10)), feedbackId: 'one' },
      ]);
    expect(await purge(database(), NOW, going)).toEqual({ givenFeedbacks: 1 });
    const left = await database().select({ of: judgements.textHash }).from(judgements);
    expect(left.map(({ of }) => of).toSorted()).toEqual(['kept', 'kept, too']);
  });

  it('removes ended sessions, expired captchas and counts of the day before', async () => {
    const session = (idHash: string, expiresAt: Date) => {
      const common = { accountId: 'mere', tokenCiphertext: 'x', scopes: [], tokenExpires: NOW };
      return { ...common, idHash, expiresAt };
    };
    await database()
      .insert(sessions)
      .values([session('ended', daysAgo(0.01)), session('open', daysAgo(-0.01))]);
    await database()
      .insert(usedCaptchas)
      .values([
        { challenge: 'expired', expiresAt: daysAgo(0.01) },
        { challenge: 'fresh', expiresAt: daysAgo(-0.01) },
      ]);
    await database()
      .insert(rateLimits)
      .values([
        { key: 'yesterday', windowStart: daysAgo(1.01), hits: 3 },
        { key: 'today', windowStart: daysAgo(0.9), hits: 3 },
      ]);

    expect(await purge(database(), NOW, going)).toEqual({
      sessions: 1,
      captchas: 1,
      rateLimits: 1,
    });
    expect(await database().select().from(sessions)).toMatchObject([{ idHash: 'open' }]);
    expect(await database().select().from(usedCaptchas)).toMatchObject([{ challenge: 'fresh' }]);
    expect(await database().select().from(rateLimits)).toMatchObject([{ key: 'today' }]);
  });

  it('removes what is known of postings and of ended trials when it can matter no more', async () => {
    const { keepPostingsDays, keepTrialEndsDays } = limits;
    const posting = { accountId: 'mere', documentId: 'd', claim: 'c', consentId: 1 };
    await database()
      .insert(postings)
      .values([
        { ...posting, textHash: 'young', startedAt: daysAgo(keepPostingsDays - 0.01) },
        { ...posting, textHash: 'old', startedAt: daysAgo(keepPostingsDays + 0.01) },
      ]);
    await database()
      .insert(endedTrials)
      .values([
        { accountHash: 'young', trialEnds: NOW, endedAt: daysAgo(keepTrialEndsDays - 0.01) },
        { accountHash: 'old', trialEnds: NOW, endedAt: daysAgo(keepTrialEndsDays + 0.01) },
      ]);
    expect(await purge(database(), NOW, going)).toEqual({ postings: 1, endedTrials: 1 });
    expect(await database().select().from(postings)).toMatchObject([{ textHash: 'young' }]);
    expect(await database().select().from(endedTrials)).toMatchObject([{ accountHash: 'young' }]);
  });

  it('removes everything once when several servers do it at the same time', async () => {
    await addCompletions(1_700, daysAgo(100));
    await addCompletions(3, daysAgo(1), 'young');
    const all = await Promise.all([1, 2, 3].map(() => purge(database(), NOW, going)));
    const removed = all.reduce((sum, one: Purged) => sum + (one.completions ?? 0), 0);
    // The next round removes rows that another server had locked.
    const rest = await purge(database(), NOW, going);
    expect(removed + (rest.completions ?? 0)).toBe(1_700);
    expect(await database().$count(completions)).toBe(3);
    expect(await counted()).toBe(3);
  });

  it('stops after the batch that is under way', async () => {
    await addCompletions(1_200, daysAgo(100));
    const stopped = new AbortController();
    const purging = purge(database(), NOW, stopped.signal);
    stopped.abort();
    const { completions: removed = 0 } = await purging;
    expect(removed).toBeLessThan(1_200);
    expect(await database().$count(completions)).toBe(1_200 - removed);
  });

  it('removes the oldest of what one teacher has too many of, and nobody else’s', async () => {
    await database()
      .insert(accounts)
      .values([sampleAccount('301'), sampleAccount('302')]);
    await database()
      .insert(completions)
      .values(
        ['301', '302'].flatMap((account) =>
          [1, 2, 3, 4, 5].map((age) =>
            completionOf(`${account}-${age}`, account, new Date(NOW.getTime() - age * 1_000)),
          ),
        ),
      );
    await database().delete(completions).where(eq(completions.id, '302-5'));
    expect(await purge(database(), NOW, going, 4)).toEqual({ surplus: 1 });
    expect(await purge(database(), NOW, going, 4)).toEqual({});
    const left = (await database().select({ id: completions.id }).from(completions)).map(
      ({ id }) => id,
    );
    expect(left).toHaveLength(8);
    expect(left).not.toContain('301-5');
  });

  it('looks for too many only where a teacher has lately had feedback written', async () => {
    const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
    await addCompletions(5, hoursAgo(3));
    expect(await purge(database(), NOW, going, 4)).toEqual({});
    await addCompletions(1, hoursAgo(1), 'new');
    expect(await purge(database(), NOW, going, 4)).toEqual({ surplus: 2 });
    expect(await database().$count(completions, eq(completions.id, 'new 0'))).toBe(1);
  });
});
