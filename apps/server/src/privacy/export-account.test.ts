import { beforeEach, expect, it } from 'vitest';
import * as schema from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { subscribedAs } from '../entitlements/testing/subscribed-as.ts';
import { exportAccount } from './export-account.ts';
import { heldOf } from './testing/held-of.ts';
import * as rows from './testing/rows.ts';

const { accounts, bankComments, completions, consents, contactMessages, drafts } = schema;
const { givenFeedbacks, lessonGroups, paidSubscriptions, postings } = schema;
const { referralUses, rubrics, sessions, voiceExamples } = schema;

const START = Date.UTC(2026, 10, 2, 21, 5);
const at = (minutes: number) => new Date(START + minutes * 60_000);
const told = (minutes: number) => at(minutes).toISOString();

/** Kept in another order than that of their times. */
const shuffled = [2, 1, 3];
const each = <T>(make: (minutes: number) => T) => shuffled.map(make);

describeOnBothDatabases('a teacher’s download', (database) => {
  beforeEach(async () => {
    for (const table of [accounts, contactMessages]) await database().delete(table);
    await database()
      .insert(accounts)
      .values([sampleAccount('mere'), sampleAccount('tomas')]);
  });

  const downloaded = () => heldOf(database(), 'mere');

  it('tells what she wrote, with the times, the oldest first but the newest feedback', async () => {
    for (const who of ['tomas', 'mere']) {
      await database()
        .insert(completions)
        .values(each((n) => rows.completionOf(`${who} ${n}`, who, at(n))));
      for (const n of shuffled) await rows.addSecondDrafts(database(), [`${n}`], who, at(n));
      await database()
        .insert(lessonGroups)
        .values(each((n) => rows.groupsOf(`${n}`, who, at(n))));
      const comment = { accountId: who, category: 'Ideas', text: 'Ka pai!' };
      await database()
        .insert(bankComments)
        .values(each((n) => ({ ...comment, id: `${n}`, createdAt: at(n) })));
      await database()
        .insert(voiceExamples)
        .values(each((n) => ({ accountId: who, id: `${n}`, text: 'Ka pai!', pickedAt: at(n) })));
      await database()
        .insert(drafts)
        .values(each((n) => rows.draftOf(`${n}`, who, at(n))));
    }
    const held = await downloaded();
    const inOrder = [1, 2, 3].map(told);
    expect(held.completions.map(({ id }) => id)).toEqual(['mere 3', 'mere 2', 'mere 1']);
    expect(held.completions.map(({ createdAt }) => createdAt)).toEqual(inOrder.toReversed());
    expect(held.givenFeedbacks.map(({ writtenAt }) => writtenAt)).toEqual(inOrder);
    expect(held.sentFeedbacks.map(({ sentAt }) => sentAt)).toEqual(inOrder);
    expect(held.verdicts.map(({ saidAt }) => saidAt)).toEqual(inOrder);
    expect(held.verdicts[0]).toEqual({
      feedbackId: 'one',
      step: '1',
      verdict: 'done',
      saidAt: told(1),
    });
    expect(held.judgements.map(({ judgedAt }) => judgedAt)).toEqual(inOrder);
    expect(held.judgements[0]).toMatchObject({ verdicts: [] });
    expect(held.groups.map(({ changedAt }) => changedAt)).toEqual(inOrder);
    const comment = { category: 'Ideas', text: 'Ka pai!', createdAt: told(1) };
    expect(held.comments[0]).toEqual({ id: '1', ...comment });
    expect(held.comments.map(({ createdAt }) => createdAt)).toEqual(inOrder);
    expect(held.voiceExamples[0]).toEqual({ id: '1', text: 'Ka pai!', pickedAt: told(1) });
    expect(held.voiceExamples.map(({ pickedAt }) => pickedAt)).toEqual(inOrder);
    expect(held.drafts.map(({ documentId }) => documentId)).toEqual(['1', '2', '3']);
    expect(held.drafts[0]).toMatchObject({ courseId: '501', assignmentId: '601' });
  });

  it('tells what was done in her name: consents, postings, sessions, payments, messages', async () => {
    for (const who of ['tomas', 'mere']) {
      await database()
        .insert(consents)
        .values(
          each((n) => ({
            accountId: who,
            kind: 'comment' as const,
            documentId: `${n}`,
            givenAt: at(n),
          })),
        );
      const posting = { accountId: who, textHash: 'x', claim: 'y', consentId: 1 };
      await database()
        .insert(postings)
        .values(
          each((n) => ({
            ...posting,
            documentId: `${n}`,
            startedAt: at(n),
            ...(n === 1 && { commentId: 'c', postedAt: at(9) }),
          })),
        );
      const session = { accountId: who, tokenCiphertext: 'x', scopes: ['s'], tokenExpires: at(60) };
      await database()
        .insert(sessions)
        .values(
          each((n) => ({
            ...session,
            idHash: `${who} ${n}`,
            createdAt: at(n),
            expiresAt: at(n + 9),
          })),
        );
      const rubric = { accountId: who, text: 'Ideas', pdf: new Uint8Array([37, 80]) };
      await database()
        .insert(rubrics)
        .values(
          each((n) => ({
            ...rubric,
            id: `${who}${n}`.padStart(24, '0'),
            title: `${n}`,
            createdAt: at(n),
          })),
        );
      const { email } = sampleAccount(who);
      await database()
        .insert(contactMessages)
        .values(
          each((n) => ({
            ...rows.messageOf(`${who} ${n}`, email, at(n)),
            accountId: who,
            sentAt: n === 2 ? at(3) : null,
          })),
        );
      await database()
        .insert(referralUses)
        .values({ accountId: who, code: 'kea2027', usedAt: at(4) });
      const paid = { type: 'single', status: 'active', expires: START / 1000 } as const;
      await database().insert(paidSubscriptions).values(subscribedAs(paid, who).paid);
    }
    const held = await downloaded();
    // In the order in which they were recorded.
    expect(held.consents.map(({ documentId }) => documentId)).toEqual(shuffled.map(String));
    expect(held.consents.map(({ givenAt }) => givenAt)).toEqual(shuffled.map(told));
    expect(held.postings).toEqual([
      { documentId: '1', startedAt: told(1), commentId: 'c', postedAt: told(9) },
      { documentId: '2', startedAt: told(2), commentId: null, postedAt: null },
      { documentId: '3', startedAt: told(3), commentId: null, postedAt: null },
    ]);
    expect(held.sessions).toEqual(
      [1, 2, 3].map((n) => ({ startedAt: told(n), endsAt: told(n + 9), permissions: ['s'] })),
    );
    expect(held.rubrics).toMatchObject(
      [1, 2, 3].map((n) => ({ title: `${n}`, createdAt: told(n), pdfBase64: 'JVA=' })),
    );
    expect(held.contactMessages.map(({ createdAt }) => createdAt)).toEqual([1, 2, 3].map(told));
    expect(held.contactMessages.map(({ mailed }) => mailed)).toEqual([false, true, false]);
    expect(held.referrals).toEqual([{ code: 'kea2027', usedAt: told(4) }]);
    expect(held.payments).toMatchObject([{ accountId: 'mere', until: told(0) }]);
  });

  it('leaves out none and tells none twice where its pages are full to the last', async () => {
    const names = Array.from({ length: 50 }, (_, n) => `${n}`);
    await rows.addSecondDrafts(database(), names, 'mere', at(0));
    const written = names.map((name) => rows.completionOf(name, 'mere', at(Number(name))));
    await database().insert(completions).values(written);
    const unfinished = names.map((name) => rows.draftOf(name, 'mere', at(0)));
    await database().insert(drafts).values(unfinished);
    const comment = { accountId: 'mere', kind: 'comment' } as const;
    const agreed = names.map((documentId) => ({ ...comment, documentId }));
    await database().insert(consents).values(agreed);
    const held = await downloaded();
    for (const ids of [
      held.completions.map(({ id }) => id),
      held.givenFeedbacks.map(({ id }) => id),
      held.judgements.map(({ feedbackId }) => feedbackId),
      held.drafts.map(({ documentId }) => documentId),
      held.consents.map(({ documentId }) => documentId ?? ''),
    ])
      expect(ids.toSorted()).toEqual(names.toSorted());
  });

  it('has the times that there are, and null for those that there are not', async () => {
    const given = rows.givenFeedbackOf('posted', 'mere', at(1));
    await database()
      .insert(givenFeedbacks)
      .values([
        { ...given, copiedAt: at(2) },
        { ...given, id: 'unsent', postedAt: null },
      ]);
    await database()
      .update(accounts)
      .set({ teamLicenceEnds: at(5) });
    const { givenFeedbacks: held, account, voice, exportedAt } = await downloaded();
    expect(held).toMatchObject([
      { id: 'posted', postedAt: told(1), copiedAt: told(2) },
      { id: 'unsent', postedAt: null, copiedAt: null },
    ]);
    expect(account).toMatchObject({
      teamLicenceEnds: told(5),
      trialEnds: '2099-12-04T00:00:00.000Z',
    });
    expect(voice).toBeNull();
    expect(Math.abs(Date.parse(exportedAt) - Date.now())).toBeLessThan(60_000);
    await database().update(accounts).set({ teamLicenceEnds: null });
    expect((await downloaded()).account.teamLicenceEnds).toBeNull();
  });

  it('is nothing for an account that is gone', async () => {
    expect(await exportAccount(database(), 'nobody')).toBeNull();
  });
});
