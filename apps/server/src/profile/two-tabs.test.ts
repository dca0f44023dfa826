import { limits, type Category } from '@second-draft/contract';
import { beforeEach, expect, it } from 'vitest';
import { apiForTeacher } from '../api/testing/api-for-teacher.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';

const category = (id: string, change: Partial<Category> = {}): Category => ({
  id,
  title: id,
  properties: '',
  active: true,
  ...change,
});
const [ideas, verbs] = [category('ideas'), category('verbs')];

describeOnBothDatabases('categories that two tabs or devices change', (database) => {
  const { browser } = apiForTeacher(database);
  const save = (categories: Category[], knownCategories?: Category[]) =>
    browser().call('PUT', '/api/categories', { body: { categories, knownCategories } });
  const kept = async () => (await browser().call('GET', '/api/check-auth')).json().categories;

  beforeEach(() => save([ideas, verbs]));

  it('are all kept, and told to who saved last', async () => {
    const known = [ideas, verbs];
    const [hooks, endings] = [category('hooks'), category('endings')];
    await save([...known, hooks], known);
    const { json } = await save([{ ...ideas, properties: 'Detail' }, verbs, endings], known);
    const both = [{ ...ideas, properties: 'Detail' }, verbs, endings, hooks];
    expect(json().categories).toEqual(both);
    expect(await kept()).toEqual(both);
  });

  it('are kept when both save at once', async () => {
    const known = [ideas, verbs];
    const added = Array.from({ length: 5 }, (_, index) => category(`new${index}`));
    await Promise.all(added.map((one) => save([...known, one], known)));
    expect(await kept()).toHaveLength(known.length + added.length);
  });

  it('are replaced by a page that does not say what it knew', async () => {
    await save([verbs]);
    expect(await kept()).toEqual([verbs]);
  });

  it('are refused if they are too many together, and what is stored stays', async () => {
    const full = Array.from({ length: limits.categoriesMax }, (_, index) => category(`c${index}`));
    await save(full);
    const { status, json } = await save([category('new')], []);
    expect([status, json().code]).toEqual([409, 'changed_elsewhere']);
    expect(await kept()).toEqual(full);
  });
});
