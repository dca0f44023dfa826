import { expect, test } from 'vitest';
import { point } from './entities/feedback.ts';
import { skillIds, skillNamed, skillOf, skills } from './skills.ts';

test('no two skills share an id or a title', () => {
  expect(new Set(skillIds).size).toBe(skills.length);
  expect(new Set(skills.map(({ title }) => title)).size).toBe(skills.length);
});

test('a skill is known by its id and its title, in any spelling', () => {
  expect(skillNamed('pastTense')).toBe('pastTense');
  expect(skillNamed('past_tense')).toBe('pastTense');
  expect(skillNamed('Keeping the past tense.')).toBe('pastTense');
  expect(skillOf('pastTense')).toMatchObject({ element: 'language' });
});

test.each([['creativity'], ['toString'], [''], [null], [undefined], [7]])(
  'what is not in the list is no skill: %j',
  (said) => expect(skillNamed(said)).toBeNull(),
);

test('a point that was kept before points had skills has none', () => {
  const kept = { kind: 'strength', comment: 'Good.', quotations: [], example: null };
  expect(point.parse(kept).skill).toBeNull();
  expect(point.parse({ ...kept, skill: 'one that is gone' }).skill).toBeNull();
  expect(point.parse({ ...kept, skill: 'commas' }).skill).toBe('commas');
});
