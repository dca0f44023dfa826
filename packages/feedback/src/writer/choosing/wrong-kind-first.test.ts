import { expect, it } from 'vitest';
import { material } from '../testing/material.ts';
import { askedStepFirst } from './asked-skills.ts';

it('another kind of writing than was asked for comes before what the category names', () => {
  const steps = [
    material('paragraphs', { skill: 'paragraphs', weight: 0.9 }),
    material('storyInReport', { skill: 'topic', weight: 0.85 }),
  ];
  const foci = [{ title: 'Report structure', descriptors: '' }];
  const ordered = askedStepFirst({ strengths: [], steps }, foci).steps.map(({ rule }) => rule);
  expect(ordered).toEqual(['storyInReport', 'paragraphs']);
});
