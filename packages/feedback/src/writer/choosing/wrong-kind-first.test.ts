import { expect, it } from 'vitest';
import { material } from '../testing/material.ts';
import { askedStepFirst } from './asked-skills.ts';

it('another kind of writing than was asked for comes before what the category names', () => {
  const steps = [
    material('definition', { skill: 'definition', weight: 0.9 }),
    material('storyInReport', { skill: 'topic', weight: 0.85 }),
  ];
  const foci = [{ title: 'Report structure', descriptors: '' }];
  const ordered = askedStepFirst({ strengths: [], steps }, foci).steps.map(({ rule }) => rule);
  expect(ordered).toEqual(['storyInReport', 'definition']);
});

it('what a whole text stands on comes before a smaller need in a skill that the category names', () => {
  const steps = [
    material('dreamEnding', { skill: 'resolution', weight: 0.95 }),
    material('noFeelings', { skill: 'feelings', weight: 0.78 }),
  ];
  const foci = [{ title: 'Ideas', descriptors: '' }];
  const ordered = askedStepFirst({ strengths: [], steps }, foci).steps.map(({ rule }) => rule);
  expect(ordered).toEqual(['dreamEnding', 'noFeelings']);
});

it('what a whole text stands on comes first where any skill will do, too', () => {
  const steps = [
    material('runOn', { skill: 'sentenceEnds', weight: 0.95 }),
    material('toldAsStory', { skill: 'commandVerbs', weight: 0.9 }),
  ];
  const foci = [{ title: 'General writing', descriptors: '' }];
  const ordered = askedStepFirst({ strengths: [], steps }, foci).steps.map(({ rule }) => rule);
  expect(ordered).toEqual(['toldAsStory', 'runOn']);
});

it('nothing is asked beside it about the order or the sentences of what is to be written anew', () => {
  const steps = [
    material('toldAsStory', { skill: 'commandVerbs', weight: 0.9 }),
    material('openers', { skill: 'sentenceBeginnings', weight: 0.8 }),
    material('afterthought', { skill: 'eventOrder', weight: 0.7 }),
    material('soundAlikes', { skill: 'checkingSpelling', weight: 0.6 }),
  ];
  const foci = [{ title: 'General writing', descriptors: '' }];
  const ordered = askedStepFirst({ strengths: [], steps }, foci).steps.map(({ rule }) => rule);
  expect(ordered).toEqual(['toldAsStory', 'soundAlikes']);
});
