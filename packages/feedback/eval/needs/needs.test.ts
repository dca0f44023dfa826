import { expect, it } from 'vitest';
import { measureNeeds } from './measure.ts';

it('the built-in writer’s next steps are often what a text needs most, and seldom only a misspelt word', () => {
  const { texts, main, any, withoutStep, onlySpelling } = measureNeeds();
  expect(texts).toBeGreaterThanOrEqual(180);
  expect(main / texts).toBeGreaterThanOrEqual(0.38);
  expect(any / texts).toBeGreaterThanOrEqual(0.5);
  expect((withoutStep + onlySpelling) / texts).toBeLessThanOrEqual(0.15);
}, 60_000);
