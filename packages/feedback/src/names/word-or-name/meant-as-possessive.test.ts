import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Summer Daly', 'put paint on summers jersey', 'put paint on _s jersey'],
  ['Hope Fale', 'hopes cardigan was wet', '_s cardigan was wet'],
  ['Charlie Rice', 'charlies potion broke', '_s potion broke'],
  ['Daisy Hunt', 'daisies mum came', '_s mum came'],
  ['Hope Fale', 'we went to hopes house', 'we went to _s house'],
  ['Grace Moe', 'i had a sleepover at graces house', 'i had a sleepover at _s house'],
  ['Storm Reti', 'i was at storms birthday party', 'i was at _s birthday party'],
  ['Will Barton', 'we walked to wills place', 'we walked to _s place'],
  ['Mark Ihaka', 'i biked to marks', 'i biked to _s'],
  ['Art Pere', 'i sat on arts chair', 'i sat on _s chair'],
  ['Mark Ihaka', 'it was marks go, then its marks go', 'it was _s go, then its _s go'],
  ['Rose Tau', 'it was on roses seat', 'it was on _s seat'],
])('a name with an s owns what follows: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Summer Daly', 'all the summers were hot, and the summers jersey'],
  ['Hope Fale', 'she hopes so'],
  ['Daisy Hunt', 'we picked daisies and the daisies died'],
  ['Jack Hill', 'the jacks were out'],
  ['Mark Ihaka', 'on your marks go. the marks go there'],
  ['Rose Tau', 'we looked at roses and went to roses that smelt'],
])('a word with an s is left where it owns nothing: %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});
