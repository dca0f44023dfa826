import { limits, type LessonGroup } from '@second-draft/contract';
import { beforeEach, expect, it } from 'vitest';
import { apiForTeacher } from '../api/testing/api-for-teacher.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';

const PATH = '/api/groups/501/601';
const group = (id: string, ...studentIds: string[]): LessonGroup => ({ id, name: id, studentIds });
const known = [group('one', '1', '2'), group('two', '3')];

describeOnBothDatabases('groups that two tabs or devices change', (database) => {
  const { browser } = apiForTeacher(database);
  const save = (groups: LessonGroup[], knownGroups?: LessonGroup[]) =>
    browser().call('PUT', PATH, { body: { groups, knownGroups } });
  const kept = async () => (await browser().call('GET', PATH)).json();

  beforeEach(() => save(known));

  it('are all kept, and told to who saved last', async () => {
    await save([...known, group('hers', '4')], known);
    const { json } = await save([group('one', '1'), group('two', '3', '2')], known);
    const both = [group('one', '1'), group('two', '3', '2'), group('hers', '4')];
    expect(json()).toEqual({ groups: both });
    expect(await kept()).toEqual({ groups: both });
  });

  it('are kept when both save at once', async () => {
    const added = Array.from({ length: 5 }, (_, index) => group(`new${index}`));
    await Promise.all(added.map((one) => save([...known, one], known)));
    expect(await kept()).toMatchObject({
      groups: { length: known.length + added.length },
    });
  });

  it('are replaced by a page that does not say what it knew', async () => {
    await save([group('three', '5')]);
    expect(await kept()).toEqual({ groups: [group('three', '5')] });
  });

  it('are refused if they are too many together, and what is stored stays', async () => {
    const full = Array.from({ length: limits.groupsMax }, (_, index) => group(`g${index}`));
    await save(full);
    const { status, json } = await save([group('new')], []);
    expect([status, json().code]).toEqual([409, 'changed_elsewhere']);
    expect(await kept()).toEqual({ groups: full });
  });
});
