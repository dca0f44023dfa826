import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Summer Daly', 'put paint on summers jersey', 'put paint on _s jersey'],
  ['Hope Fale', 'hopes cardigan was wet', '_s cardigan was wet'],
  ['Charlie Rice', 'charlies potion broke', '_s potion broke'],
  ['Daisy Hunt', 'daisies mum came', '_s mum came'],
])('a name with an s owns what follows: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Summer Daly', 'all the summers were hot, and the summers jersey'],
  ['Hope Fale', 'she hopes so'],
  ['Daisy Hunt', 'we picked daisies and the daisies died'],
  ['Jack Hill', 'the jacks were out'],
])('a word with an s is left where it owns nothing: %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});
