import { type Draft, HOUR_MS, operations } from '@second-draft/contract';
import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { accounts, drafts } from '../db/schema/index.ts';
import { purge } from '../privacy/purge.ts';
import type { Caller } from '../api/index.ts';
import { draftHandlers } from './handlers.ts';
import { createDraftStore, type DraftStore } from './store.ts';
import { feedbackDraft as draft } from './testing/feedback-draft.ts';

describeOnBothDatabases('drafts', (database) => {
  let store: DraftStore;
  beforeAll(async () => {
    await database()
      .insert(accounts)
      .values(['101', '102', '103', '104', '105', '106'].map((id) => sampleAccount(id)));
    store = createDraftStore(database());
  });

  const save = (one: Draft) => store.save('101', '12', '34', one);
  const kept = async (documentId: string) =>
    (await store.list('101', '34')).find((one) => one.documentId === documentId);

  it('are kept by teacher and assignment', async () => {
    await save(draft('own', 'Ka pai', Date.now()));
    expect(await kept('own')).toMatchObject({ feedback: 'Ka pai' });
    expect(await store.list('102', '34')).toEqual([]);
    expect(await store.list('101', '35')).toEqual([]);
  });

  it('keep what the student was called; those of an earlier version don’t tell', async () => {
    await save({ ...draft('named', 'Kia ora Sam', Date.now()), writtenTo: 'Sam' });
    expect(await kept('named')).toMatchObject({ writtenTo: 'Sam' });
    const { writtenTo: _, ...earlier } = draft('unnamed', 'Kia ora Sam', Date.now());
    const body = operations.saveDraft.body.parse(earlier);
    await save({ ...body, documentId: 'unnamed' });
    expect(await kept('unnamed')).toMatchObject({ feedback: 'Kia ora Sam', writtenTo: null });
  });

  it('with feedback are listed by document, with whether it is posted', async () => {
    const now = Date.now();
    await store.save('103', '12', '34', draft('written', 'Ka pai', now));
    await store.save('103', '12', '34', {
      ...draft('posted', 'Ka rawe', now),
      postedAt: new Date(now).toISOString(),
    });
    await store.save('103', '12', '34', draft('emptied', '', now));
    await store.save('103', '12', '34', { ...draft('typed', '', now), feedback: null });
    const found = await store.withFeedback('103');
    expect(
      new Map(found.map(({ documentId, postedAt }) => [documentId, postedAt !== null])),
    ).toEqual(
      new Map([
        ['posted', true],
        ['written', false],
      ]),
    );
  });

  it('count as on the document until the comment is gone, whatever becomes of their words', async () => {
    const now = Date.now();
    const comment = { id: 'comment', postedAt: new Date(now).toISOString() };
    const changed = (documentId: string, feedback: string) =>
      store.save('105', '12', '34', { ...draft(documentId, feedback, now), comment });
    await changed('changed', 'Ka rawe!');
    await changed('emptied', '');
    await store.save('105', '12', '34', draft('written', 'Ka pai', now));
    const found = await store.withFeedback('105');
    expect(
      new Map(found.map((one) => [one.documentId, [one.isOnDocument, one.hasWords, one.postedAt]])),
    ).toEqual(
      new Map([
        ['changed', [true, true, null]],
        ['emptied', [true, false, null]],
        ['written', [false, true, null]],
      ]),
    );
    const waitingWhere = (comments: object | null) => {
      const caller = { account: { id: '105' }, classroom: { comments } } as Caller;
      return draftHandlers(store).waiting({ caller } as never);
    };
    expect(await waitingWhere({})).toEqual([{ courseId: '12', toPost: 2, posted: 0 }]);
    // In a folder nothing can be posted, so nothing waits for it.
    expect(await waitingWhere(null)).toEqual([{ courseId: '12', toPost: 0, posted: 0 }]);
  });

  it('are found whichever class the assignment is opened from', async () => {
    await save(draft('moved', 'First', Date.now()));
    await store.save('101', '13', '34', draft('moved', 'Second', Date.now()));
    expect(await kept('moved')).toMatchObject({ feedback: 'Second' });
  });

  it('are not replaced by what was changed before', async () => {
    const now = Date.now();
    await save(draft('late', 'the later', now - 1));
    await save(draft('late', 'the earlier', now - 2));
    expect(await kept('late')).toMatchObject({ feedback: 'the later' });
  });

  it('from a browser whose clock is years behind outlast the purge, and its later ones count', async () => {
    await save(draft('behind', 'in 1970', 0));
    await save(draft('behind', 'a second later', 1_000));
    await purge(database(), new Date(), new AbortController().signal);
    expect(await kept('behind')).toMatchObject({
      feedback: 'a second later',
      changedAt: new Date(1_000).toISOString(),
    });
  });

  it('from a browser whose clock is years behind count as a month old', async () => {
    const DAY = 24 * HOUR_MS;
    await save(draft('backdated', 'in 1970', 0));
    await save(draft('yesterdays', 'of a right clock', Date.now() - DAY));
    const ages = await database()
      .select({ id: drafts.documentId, changedAt: drafts.changedAt })
      .from(drafts)
      .where(inArray(drafts.documentId, ['backdated', 'yesterdays']));
    const daysOf = new Map(
      ages.map(({ id, changedAt }) => [id, Math.round((Date.now() - changedAt.getTime()) / DAY)]),
    );
    expect([daysOf.get('backdated'), daysOf.get('yesterdays')]).toEqual([30, 1]);
  });

  it('from a browser whose clock runs ahead don’t block later ones', async () => {
    await save(draft('ahead', 'an hour ahead', Date.now() + HOUR_MS));
    const changedAt = Date.parse((await kept('ahead'))?.changedAt ?? '');
    expect(changedAt).toBeLessThanOrEqual(Date.now());
    await save(draft('ahead', 'by a right clock', Date.now()));
    expect(await kept('ahead')).toMatchObject({ feedback: 'by a right clock' });
  });

  describe('asked for by their teacher', () => {
    const of = (accountId: string, room = { rows: 100, bytes: 1_000_000 }) => {
      const handlers = draftHandlers(createDraftStore(database(), room));
      const caller = { account: { id: accountId }, classroom: { comments: {} } } as Caller;
      const call = (params: object, body: object) =>
        ({ caller, params: { courseId: '21', id: '41', ...params }, body }) as never;
      return {
        waiting: () => handlers.waiting(call({}, {})),
        list: (id: string) => handlers.drafts(call({ id }, {})),
        save: (docId: string, body: Draft, params = {}) =>
          handlers.saveDraft(call({ docId, ...params }, body)),
      };
    };

    it('are kept under the document of the address, and counted by class, posted or not', async () => {
      const teacher = of('104');
      const postedAt = new Date().toISOString();
      const written = draft('', 'Ka pai', Date.now());
      await teacher.save('one', written);
      await teacher.save('two', { ...written, postedAt });
      await teacher.save('three', written, { courseId: '22', id: '42' });
      const kept = await teacher.list('41');
      expect(kept.map(({ documentId }) => documentId).toSorted()).toEqual(['one', 'two']);
      const waiting = (await teacher.waiting()) as { courseId: string }[];
      expect(waiting.toSorted((a, b) => a.courseId.localeCompare(b.courseId))).toEqual([
        { courseId: '21', toPost: 1, posted: 1 },
        { courseId: '22', toPost: 1, posted: 0 },
      ]);
    });

    it('are refused where there is no room, and she is told so', async () => {
      const teacher = of('104', { rows: 0, bytes: 0 });
      const full = Promise.resolve(teacher.save('four', draft('', 'Ka pai', Date.now())));
      await expect(full).rejects.toMatchObject({ code: 'drafts_full' });
    });
  });

  it('count in full, however much they repeat themselves', async () => {
    const alike = (documentId: string) =>
      createDraftStore(database(), { rows: 100, bytes: 100_000 }).save(
        '103',
        '13',
        '37',
        draft(documentId, 'ā'.repeat(20_000), Date.now()),
      );
    expect(await alike('first')).toBe('saved');
    expect(await alike('second')).toBe('saved');
    expect(await alike('third')).toBe('full');
  });

  it('that are new and saved at once stay within the room that there is for them', async () => {
    const small = createDraftStore(database(), { rows: 3, bytes: 100_000 });
    const saving = ['a', 'b', 'c', 'd', 'e', 'f'].map((documentId) =>
      small.save('106', '12', '38', draft(documentId, 'Ka pai', Date.now())),
    );
    const outcomes = await Promise.all(saving);
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(3);
    expect(await store.list('106', '38')).toHaveLength(3);
  });

  describe('of a teacher who has as many as there is room for', () => {
    const full = (documentId: string, feedback = 'x'.repeat(100)) =>
      createDraftStore(database(), { rows: 2, bytes: 5_000 }).save(
        '102',
        '12',
        '36',
        draft(documentId, feedback, Date.now()),
      );
    beforeAll(async () => {
      for (const documentId of ['first', 'second']) await full(documentId);
    });

    it('are not joined by another, while those that are there can be changed', async () => {
      expect(await full('third')).toBe('full');
      expect(await full('second', 'changed')).toBe('saved');
      const there = await store.list('102', '36');
      expect(there.map(({ documentId }) => documentId).toSorted()).toEqual(['first', 'second']);
      expect(there.map(({ feedback }) => feedback)).toContain('changed');
    });

    it('do not grow beyond it, and leave another teacher’s alone', async () => {
      expect(await full('second', 'x'.repeat(5_000))).toBe('full');
      expect(await full('second', 'shorter')).toBe('saved');
      expect(await save(draft('anothers', 'Ka pai', Date.now()))).toBe('saved');
    });
  });
});
