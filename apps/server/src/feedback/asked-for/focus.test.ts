import type { FeedbackRequest } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { categoryOf, focusOf } from './focus.ts';

const account = {
  id: 'teacher',
  categories: [
    { id: 'bcdfghjk', title: 'Our hooks', properties: 'A first line that grabs.', active: true },
  ],
};
const request = (about: Partial<FeedbackRequest>): FeedbackRequest => ({
  prompt: '',
  studentName: 'Wren',
  wordCount: 70,
  ...about,
});
const rubricText = async (accountId: string, rubricId: string) =>
  `${accountId} ${rubricId}` === 'teacher 0123456789abcdef01234567' ? 'Ideas are clear.' : null;

const focus = (about: Partial<FeedbackRequest>) => focusOf(request(about), account, rubricText);

it('takes the descriptors that came with a category', async () => {
  expect(await focus({ category: 'Ideas', descriptors: 'Only the ending.' })).toEqual([
    { title: 'Ideas', descriptors: 'Only the ending.' },
  ]);
});

it('knows the descriptors of the teacher’s own categories and of the built-in ones', async () => {
  const own = await focus({ category: 'Our hooks' });
  const praise = await focus({ category: 'Praise' });
  const unknown = await focus({ category: 'Hand-writing' });
  expect(own[0]?.descriptors).toBe('A first line that grabs.');
  expect(praise[0]?.descriptors).toContain('What works well');
  expect(unknown[0]?.descriptors).toBe('');
});

it('looks at all criteria that were asked for', async () => {
  const criteria = [
    { title: 'Ideas', description: 'Ideas have reasons.' },
    { title: 'Endings', description: '' },
  ];
  const asked = await focus({ criteria });
  expect(asked.map(({ title }) => title)).toEqual(['Ideas', 'Endings']);
  expect(categoryOf(request({ criteria }))).toBe('Ideas, Endings');
});

it('reads the text of an uploaded rubric, and of nobody else’s', async () => {
  const rubric = { title: 'My rubric', id: '0123456789abcdef01234567' };
  expect(await focus({ rubric })).toEqual([
    { title: 'My rubric', descriptors: 'Ideas are clear.' },
  ]);
  const missing = focus({ rubric: { ...rubric, id: 'f'.repeat(24) } });
  await expect(missing).rejects.toMatchObject({ code: 'not_found' });
});

it('cuts a long rubric where it cuts no sign in two', async () => {
  const rubric = { title: 'My rubric', id: '0123456789abcdef01234567' };
  const text = `${'a'.repeat(11_999)}😀 and more`;
  const [cut] = await focusOf(
    request({ rubric }),
    { id: 'teacher', categories: [] },
    async () => text,
  );
  expect(cut?.descriptors).toBe('a'.repeat(11_999));
});

it('is called by the rubric, by all criteria, or by the category that it is about', () => {
  const rubric = { title: 'My rubric', id: '0123456789abcdef01234567' };
  expect(categoryOf(request({ rubric }))).toBe('My rubric');
  expect(categoryOf(request({ category: 'Our hooks' }))).toBe('Our hooks');
});
