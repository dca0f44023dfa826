import { feedbackTypes, praise } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { reachOf } from './focus.ts';
import { kinds } from '../rules/scopes.ts';

const reach = (title: string, descriptors = '') => reachOf([{ title, descriptors }]);

it('has a scope for each kind of feedback that teachers begin with', () => {
  for (const { title } of [...feedbackTypes, praise]) expect(kinds).toContain(title.toLowerCase());
});

it('reads a teacher’s own title first, and the descriptors where the title says nothing', () => {
  expect(reach('Our similes').scope.strengths).toContain('simile');
  expect(reach('Goal 3', 'I can use paragraphs').scope.steps).toContain('paragraphs');
});

it('knows what it can’t check', () => {
  expect(
    reachOf([
      { title: 'Wit', descriptors: 'Funny' },
      { title: 'Spelling', descriptors: '' },
    ]),
  ).toMatchObject({
    checkable: ['Spelling'],
    uncheckable: ['Wit'],
  });
});

it('falls back on what can be said of any text', () => {
  expect(reach('Wit').scope.strengths).toContain('senses');
  expect(reachOf([]).scope.strengths).toContain('senses');
});
