import { expect, it } from 'vitest';
import { isLeaving } from './leaks.ts';
import { measureNames } from './measure.ts';
import { namesOneByOne, namesTable } from './table.ts';
import type { Count } from './trial.ts';

const share = ({ found, of }: Count) => found.length / of;

it('tells a name that leaves from one that doesn’t', () => {
  const sentence = { name: 'Hana Whitcombe', without: 'I saw \u2588 and Joan at the hut.' };
  const leaves = (sent: string) => isLeaving(sent, sentence);
  expect(leaves('I saw Casey Riley and Joan at the hut.')).toBe(false);
  expect(leaves('I saw Casey Whitcombe and Joan at the hut.')).toBe(true);
  expect(leaves('I saw h a n a and Joan at the hut.'.replace('h a n a', 'HA\u00adNA'))).toBe(true);
  expect(isLeaving('I saw H a n a.', { name: 'H a n a', without: 'I saw \u2588.' })).toBe(true);
  expect(isLeaving('will you?', { name: 'Will', without: 'will you?' })).toBe(false);
});

it('finds names kept home, and words left alone', () => {
  const { tuned, heldOut } = measureNames();
  expect(tuned.names + heldOut.names).toBeGreaterThanOrEqual(400);
  expect(tuned.sentences + heldOut.sentences).toBeGreaterThanOrEqual(3_000);
  expect(share(tuned.leaving)).toBeLessThanOrEqual(0.005);
  for (const half of [tuned, heldOut]) {
    expect(half.changed.found).toEqual([]);
    expect(share(half.leaving)).toBeLessThan(0.01);
    // The privacy page and the README say 1 in 100, and 1 in 10 for names as they sound and for
    // strangers.
    expect(share(half.leavingHeard)).toBeLessThan(0.1);
    expect(share(half.strangers)).toBeLessThan(0.1);
    expect(share(half.smallStrangers)).toBeLessThan(0.1);
    // Seven in ten left while a place’s name was always taken for the place.
    expect(share(half.likePlaces)).toBeLessThan(0.1);
    expect(share(half.strangersLikePlaces)).toBeLessThan(0.1);
    expect(share(half.words)).toBeLessThanOrEqual(0.005);
    expect(share(half.wordsAmongWordNames)).toBeLessThanOrEqual(0.01);
    // Without the place and the first sound of misspelt words it is 0.010 and 0.008.
    expect(share(half.misspeltWords)).toBeLessThanOrEqual(0.006);
  }
  expect(namesTable({ tuned, heldOut }).split('\n')).toHaveLength(14);
  expect(namesOneByOne('tuned', tuned).join('\n')).toContain(tuned.strangers.found[0]);
}, 240_000);
