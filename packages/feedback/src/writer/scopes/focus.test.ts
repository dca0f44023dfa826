import { feedbackTypes, praise } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { ruleOf, rules } from '../../rules/all-rules.ts';
import type { Rule } from '../../rules/rule.ts';
import { isAboutStructure, isPraise, joined, reachOf } from './focus.ts';
import { scopeOf } from './scope.ts';
import { kinds } from '../../rules/scopes.ts';

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

const focus = (...titles: string[]) => titles.map((title) => ({ title, descriptors: '' }));

it.each([
  [['Praise'], true],
  [[' Praise '], true],
  [['Praise', 'Praise'], true],
  [['Praise', 'Ideas'], false],
  [['praise and steps'], false],
  [[], false],
])('only praise is wanted where all that is asked for is praise: %j', (titles, is) => {
  expect(isPraise(focus(...titles))).toBe(is);
});

it.each([
  [['Recount structure'], true],
  [['Report STRUCTURE '], true],
  [['Ideas', 'Narrative structure'], true],
  [['Our first sentence structure'], true],
  [['Sentence structure'], false],
  [['sentences: structure'], false],
  [['Structure of a report'], false],
  [['Infrastructure'], false],
  [['Ideas'], false],
  [[], false],
])('feedback about the structure of a text lets slips be: %j', (titles, is) => {
  expect(isAboutStructure(focus(...titles))).toBe(is);
});

it.each([
  [['General writing'], 'own'],
  [['praise '], 'own'],
  [['Spelling', 'General writing'], 'own'],
  [['Ideas'], 'suited'],
  [[' ideas', 'IDEAS'], 'suited'],
  [['Ideas', 'Spelling'], 'any'],
  [['Recount features'], 'any'],
  [['Our praise'], 'any'],
])(
  'what kind of writing it is matters where the whole of it is asked about: %j, %s',
  (titles, kind) => {
    expect(reachOf(focus(...titles)).kind).toBe(kind);
  },
);

it('takes a category by its title, whatever the case, and never by its descriptors', () => {
  expect(reach('  SPELLING', 'similes').scope).toEqual(scopeOf('spelling'));
  expect(reach('Recount structure', 'speech').scope).toEqual(scopeOf('recount structure'));
});

it('is about all that a title names, and about what the descriptors name only where it names nothing', () => {
  const both = joined([scopeOf('comparisons'), scopeOf('dialogue')]);
  expect(reach('Similes and dialogue', 'spelling').scope).toEqual(both);
  expect(reach('Goal 1', 'similes, dialogue').scope).toEqual(both);
});

it('takes turns between criteria, and names no rule twice', () => {
  expect(
    joined([
      { strengths: ['simile', 'senses'], steps: ['capitals'] },
      { strengths: ['speech', 'simile', 'hook'], steps: [] },
    ]),
  ).toEqual({ strengths: ['simile', 'speech', 'senses', 'hook'], steps: ['capitals'] });
  expect(joined([])).toEqual({ strengths: [], steps: [] });
  const [spelling, recounts] = [scopeOf('spelling'), scopeOf('recount structure')];
  const { scope } = reachOf(focus('Spelling', 'Wit', 'Recount structure'));
  expect(scope.steps.slice(0, 2)).toEqual([spelling.steps[0], recounts.steps[0]]);
});

it('is about ideas where nothing that was asked about can be checked', () => {
  expect(reach('Wit').scope).toEqual(scopeOf('ideas'));
  expect(reach('Wit')).toMatchObject({ checkable: [], uncheckable: ['Wit'] });
});

it('each rule that is asked first in a scope is the one that ranks itself first', () => {
  for (const name of kinds)
    for (const [kind, some] of [
      ['strength', scopeOf(name).strengths],
      ['nextStep', scopeOf(name).steps],
    ] as const) {
      const places = some.map((rule) => ruleOf(rule).speaksOf[kind]?.[name]);
      expect(places).not.toContain(undefined);
      expect(places).toEqual(places.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
      expect(some).toHaveLength(
        Object.values<Rule>(rules).filter(({ speaksOf }) => speaksOf[kind]?.[name] !== undefined)
          .length,
      );
    }
});
