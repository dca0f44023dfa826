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
  ['Ana Hart', 'harts lungs hurt and harts hands shook', '_s lungs hurt and _s hands shook'],
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

it.each([
  ['hopes funny and wills cool', '_s funny and _s cool'],
  ['i think wills sad because marks mad', 'i think _s sad because _s mad'],
  [
    'marks my cousin. wills the captain. hopes the best',
    '_s my cousin. _s the captain. _s the best',
  ],
  [
    'wills not coming. hopes been to fiji. marks going home',
    '_s not coming. _s been to fiji. _s going home',
  ],
  ['its wills. thats marks. this is hopes', 'its _s. thats _s. this is _s'],
  ['its not hopes. and its marks', 'its not _s. and its _s'],
  ['whats hopes last name? wills older sister ran', 'whats _s last name? _s older sister ran'],
  ['we got in wills van with all hopes stuff', 'we got in _s van with all hopes stuff'],
  ['it was all wills fault. hopes and wills mums came', 'it was all _s fault. _s and _s mums came'],
])('a name with an s is somebody’s, or somebody is: %s', (text, shown) => {
  expect(blankedIn(['Hope Fale', 'Will Barton', 'Mark Ihaka'], text)).toBe(shown);
});

it.each([
  'she hopes the best team wins. hopes and dreams. he marks my books and hopes not',
  'X marks the spot. marks are out of ten. i got top marks',
  'my hopes are high. those hopes been and gone. wills are for lawyers',
])('a verb or a word in the plural is neither: %s', (text) => {
  expect(blankedIn(['Hope Fale', 'Will Barton', 'Mark Ihaka'], text)).toBe(text);
});
