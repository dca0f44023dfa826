import { expect, it } from 'vitest';
import { measureSkills } from './measure.ts';

it('a point of the built-in writer’s is about the skill that both readers find in it', () => {
  const { agreed, right } = measureSkills();
  expect(agreed).toBeGreaterThanOrEqual(150);
  expect(right / agreed).toBeGreaterThanOrEqual(0.95);
});
