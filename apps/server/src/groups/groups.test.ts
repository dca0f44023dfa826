import type { LessonGroup } from '@second-draft/contract';
import { beforeAll, expect, it } from 'vitest';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { accounts } from '../db/schema/index.ts';
import { createGroupStore } from './store.ts';

const group = (name: string): LessonGroup => ({ id: name, name, studentIds: ['1', '2'] });
const hers = { accountId: '101', courseId: '12', assignmentId: '34' };

describeOnBothDatabases('groups for a lesson', (database) => {
  beforeAll(async () => {
    await database()
      .insert(accounts)
      .values([sampleAccount('101'), sampleAccount('102')]);
  });

  it('are kept by teacher and assignment, and none is not the same as never any', async () => {
    const store = createGroupStore(database());
    expect(await store.find(hers)).toBeNull();
    await store.change(hers, () => [group('Kererū')]);
    await store.change(hers, () => [group('Kererū'), group('Tūī')]);
    expect(await store.find(hers)).toEqual([group('Kererū'), group('Tūī')]);
    expect(await store.find({ ...hers, accountId: '102' })).toBeNull();
    expect(await store.find({ ...hers, assignmentId: '35' })).toBeNull();
    await store.change(hers, () => []);
    expect(await store.find(hers)).toEqual([]);
  });

  it('of a teacher’s many assignments the last changed are kept, and nobody else’s go', async () => {
    const store = createGroupStore(database(), 2);
    await store.change({ ...hers, accountId: '102' }, () => [group('Theirs')]);
    for (const assignmentId of ['a', 'b', 'c'])
      await store.change({ ...hers, assignmentId }, () => [group(assignmentId)]);
    expect(await store.find({ ...hers, assignmentId: 'a' })).toBeNull();
    expect(await store.find({ ...hers, assignmentId: 'c' })).toEqual([group('c')]);
    expect(await store.find({ ...hers, accountId: '102' })).toEqual([group('Theirs')]);
  });
});
