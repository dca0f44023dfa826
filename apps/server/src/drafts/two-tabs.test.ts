import { versionOf, type Draft, HOUR_MS } from '@second-draft/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { accounts, drafts } from '../db/schema/index.ts';
import { createCommentsInDrafts } from './comments-in-drafts.ts';
import { createDraftStore, type DraftStore } from './store.ts';
import { feedbackDraft as draft } from './testing/feedback-draft.ts';

describeOnBothDatabases('drafts', (database) => {
  let store: DraftStore;
  beforeAll(async () => {
    await database()
      .insert(accounts)
      .values(['101', '102'].map((id) => sampleAccount(id)));
    store = createDraftStore(database());
  });

  const save = (one: Draft) => store.save('101', '12', '34', one);
  const kept = async (documentId: string) =>
    (await store.list('101', '34')).find((one) => one.documentId === documentId);

  describe('that two tabs or devices change', () => {
    const tab = (documentId: string, version: string, feedback: string, known: string[]) =>
      save({ ...draft(documentId, feedback, Date.now()), version, known } as Draft);

    it('are replaced by whoever knows what is stored, whatever the clocks say', async () => {
      await tab('known', 'v1', 'First', []);
      const slow = {
        ...draft('known', 'Second', Date.now() - HOUR_MS),
        version: 'v2',
        known: ['v1'],
      };
      expect(await save(slow as Draft)).toBe('saved');
      expect(await kept('known')).toMatchObject({ feedback: 'Second', others: [] });
      // Its answer was lost.
      expect(await save(slow as Draft)).toBe('saved');
    });

    it('keep the words of one that knew nothing of what is stored beside it, once', async () => {
      await tab('stale', 'v1', 'First', []);
      await tab('stale', 'v2', 'Second', ['v1']);
      expect(await tab('stale', 'v3', 'Third', ['v1'])).toBe('stale');
      expect(await tab('stale', 'v3', 'Third', ['v1'])).toBe('stale');
      const found = await kept('stale');
      expect(found).toMatchObject({
        feedback: 'Second',
        others: [{ version: 'v3', feedback: 'Third' }],
      });
      expect(['v2', 'v3']).not.toContain(found?.version);
    });

    it('count a tab’s last words, not each that it sent', async () => {
      await tab('lasts', 'v1', 'First', []);
      await tab('lasts', 'v2', 'Sec', []);
      await tab('lasts', 'v3', 'Second', ['v2']);
      expect((await kept('lasts'))?.others).toMatchObject([{ version: 'v3', feedback: 'Second' }]);
    });

    it('keep nothing beside it that says the same, or nothing', async () => {
      await tab('same', 'v1', 'First', []);
      expect(await tab('same', 'v2', ' First ', [])).toBe('stale');
      expect(await tab('same', 'v3', '', [])).toBe('stale');
      expect(await kept('same')).toMatchObject({ version: 'v1', others: [] });
    });

    it('lose the other words once a tab that was shown them has chosen', async () => {
      await tab('chosen', 'v1', 'First', []);
      await tab('chosen', 'v2', 'Second', []);
      const version = (await kept('chosen'))?.version ?? '';
      expect(await tab('chosen', 'v3', 'Second', [version])).toBe('saved');
      expect((await kept('chosen'))?.others).toEqual([]);
    });

    it('do so for a caller that names no versions too, except by what it is', async () => {
      await tab('plain', 'v1', 'First', []);
      await tab('plain', 'v2', 'Second', []);
      await save(draft('plain', 'Third', Date.now() + 1));
      expect(await kept('plain')).toMatchObject({
        feedback: 'Third',
        others: [{ feedback: 'Second' }],
      });
    });

    it('one of two that are first at once is kept beside the other', async () => {
      const saves = ['v1', 'v2'].map((version) => tab('first', version, `As ${version}`, []));
      expect((await Promise.all(saves)).toSorted()).toEqual(['saved', 'stale']);
      const found = await kept('first');
      const all = [found?.feedback, ...(found?.others ?? []).map(({ feedback }) => feedback)];
      expect(all).toHaveLength(2);
      expect(new Set(all)).toEqual(new Set(['As v1', 'As v2']));
    });
  });

  describe('of a document that a comment was posted on', () => {
    const comment = { id: 'c1', postedAt: '2026-05-04T01:02:03.000Z' };
    const posted = (documentId: string, words = 'Ka pai'): Draft => ({
      ...draft(documentId, words, Date.now()),
      comment,
      postedAt: comment.postedAt,
    });
    const inDrafts = () => createCommentsInDrafts(database());

    it.each([
      ['knows of none', undefined],
      ['knows of none and is stale', ['v0']],
      ['knows of none and names what is stored', ['v1']],
    ])('go on telling of it, whatever a tab sends that %s', async (name, known) => {
      const id = name.replaceAll(' ', '-');
      await save({ ...posted(id), version: 'v1' });
      for (const words of ['Ka pai', 'Other words'])
        await save({ ...draft(id, words, Date.now()), version: 'v2', known } as Draft);
      expect(await kept(id)).toMatchObject({ comment });
    });

    it('are posted while their words are those of the comment', async () => {
      await save(posted('same-words'));
      await save(draft('same-words', ' Ka pai ', Date.now()));
      expect(await kept('same-words')).toMatchObject({ postedAt: comment.postedAt });
      await save(draft('same-words', 'Changed', Date.now()));
      expect(await kept('same-words')).toMatchObject({ postedAt: null, comment });
    });

    it('keep the newest, whoever sends an older one', async () => {
      await save(posted('newest'));
      const older = { id: 'c0', postedAt: '2026-05-03T01:02:03.000Z' };
      await save({ ...posted('newest'), comment: older, postedAt: older.postedAt });
      expect(await kept('newest')).toMatchObject({ comment });
    });

    it('learn of the posting before a tab saves anything', async () => {
      await save({ ...draft('told', ' Ka pai\n', Date.now()), isReady: true });
      await save(draft('told-other', 'Other words', Date.now()));
      await inDrafts().note('101', 'told', 'Ka pai', comment);
      await inDrafts().note('101', 'told-other', 'Ka pai', comment);
      await inDrafts().note('102', 'told', 'Ka pai', { ...comment, id: 'another-teachers' });
      const known = { comment, postedAt: comment.postedAt, isReady: false };
      expect(await kept('told')).toMatchObject(known);
      expect(await kept('told-other')).toMatchObject({ comment, postedAt: null });
      expect(await inDrafts().find('101', 'told')).toEqual(comment);
      expect(await inDrafts().find('102', 'told')).toBeNull();
    });

    it('forget it once it is gone, and no other', async () => {
      await save(posted('gone'));
      await inDrafts().forget('101', 'gone', 'c0');
      expect(await inDrafts().find('101', 'gone')).toEqual(comment);
      await inDrafts().forget('101', 'gone', 'c1');
      expect(await inDrafts().find('101', 'gone')).toBeNull();
    });
  });

  it('that were stored before there were versions can be changed', async () => {
    await save(draft('old', 'Old', Date.now() - 2));
    const { version: _, others: __, comment: ___, ...content } = draft('old', 'Old', 1_000);
    await database()
      .update(drafts)
      .set({ content: content as never })
      .where(eq(drafts.documentId, 'old'));
    const known = [versionOf({ version: null, changedAt: content.changedAt })];
    const next = { ...draft('old', 'New', Date.now()), version: 'v1' };
    expect(await save({ ...next, known: [] } as Draft)).toBe('stale');
    expect(await createCommentsInDrafts(database()).find('101', 'old')).toBeNull();
    expect(await kept('old')).toMatchObject({ feedback: 'Old', others: [{ feedback: 'New' }] });
    await save({ ...next, known: [(await kept('old'))?.version ?? '', ...known] } as Draft);
    expect(await kept('old')).toMatchObject({ feedback: 'New' });
  });
});
