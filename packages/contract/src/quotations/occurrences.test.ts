import { expect, it } from 'vitest';
import { occurrencesOf } from './occurrences.ts';

const places = (sought: string, text: string) => [...occurrencesOf(sought, text)];

it('finds each place, those that overlap included', () => {
  expect(places('aa', 'aaa b aa')).toEqual([0, 1, 6]);
  expect(places('abab', 'abababab')).toEqual([0, 2, 4]);
});

it('goes on from the right letter after a false start', () => {
  expect(places('aab', 'aaab')).toEqual([1]);
  expect(places('abcabd', 'abcabcabd')).toEqual([3]);
});

it('finds nothing that is not there, or that is longer than the text', () => {
  expect(places('ab', 'ba')).toEqual([]);
  expect(places('abc', 'ab')).toEqual([]);
  expect(places('a', '')).toEqual([]);
});

it('falls back as far as the beginning repeats, and no further', () => {
  expect(places('aabaaa', 'aabaabaaa')).toEqual([3]);
  expect(places('aabaaa', 'aabaaabaaa')).toEqual([0, 4]);
  expect(places('aab', 'aabab')).toEqual([0]);
  expect(places('ab', 'abb')).toEqual([0]);
  expect(places('abacab', 'abacabacab')).toEqual([0, 4]);
  expect(places('ababaca', 'abababaca')).toEqual([2]);
});

it('finds the same however often it is there, and however long it is', () => {
  const each = Array.from({ length: 50 }, (_, i) => i);
  expect(places('aa', 'a'.repeat(51))).toEqual(each);
  expect(places('a'.repeat(300), 'a'.repeat(349))).toEqual(each);
});
