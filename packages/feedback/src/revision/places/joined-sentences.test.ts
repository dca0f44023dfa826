import { describe, expect, it } from 'vitest';
import { placeNowAt as nowAt } from '../testing/place-now-at.ts';

describe('two sentences', () => {
  const before = 'We ran home. Mum made tea. Dad slept.';
  const isJoined = (after: string, quotation = 'We ran home') =>
    nowAt(before, after, quotation).isJoined;

  it.each([
    ['a word', 'We ran home and Mum made tea. Dad slept.', true],
    ['another first word', 'We ran home while mum made tea. Dad slept.', true],
    ['a comma', 'We ran home, Mum made tea. Dad slept.', true],
    ['a dash', 'We ran home – Mum made tea. Dad slept.', true],
    ['a mark inside speech', '“We ran home,” Mum made tea. Dad slept.', true],
    ['nothing', 'We ran home Mum made tea. Dad slept.', false],
    ['a mark at the end alone', 'We ran home Mum made tea,\nDad slept.', false],
  ])('are joined, or not, by %s', (_, after, isSo) => {
    expect(isJoined(after)).toBe(isSo);
  });

  it('are joined by a new word alone, or by another word alone', () => {
    expect(isJoined('We ran home as Mum made tea. Dad slept.')).toBe(true);
    expect(isJoined('We ran home as mum made hot tea. Dad slept.')).toBe(true);
    expect(isJoined('We ran fast Mum made tea. Dad slept.')).toBe(true);
    expect(isJoined('we ran home mum made tea. Dad slept.')).toBe(false);
    expect(isJoined('We, ran home Mum made tea. Dad slept.')).toBe(true);
  });

  it('are not joined where each still stands alone, whatever else is new', () => {
    expect(isJoined(before)).toBe(false);
    expect(isJoined('We ran home, fast and hungry. Mum made tea. Dad slept.')).toBe(false);
    expect(isJoined('We ran home and Mum made tea. Dad slept.', 'Dad slept')).toBe(false);
  });

  it('are not joined by what was put before one of them from far away', () => {
    const long =
      'We ran home. Mum made tea for us all. Dad slept. The big brown dog barked at the gate.';
    const after =
      'We ran home, the big brown dog barked at the gate. Mum made tea for us all. Dad slept.';
    expect(nowAt(long, after, 'We ran home').isJoined).toBe(false);
  });
});

describe('a sentence that has grown while the next one went', () => {
  const before = 'We ran home. Mum made pumpkin soup. Dad slept.';
  const isJoined = (after: string, quotation = 'We ran home') =>
    nowAt(before, after, quotation).isJoined;

  it('was made of both with three words more, and not with two', () => {
    expect(isJoined('We ran home for some dinner. Dad slept.')).toBe(true);
    expect(isJoined('We ran home for dinner. Dad slept.')).toBe(false);
  });

  it('was not if the next one stayed, or half of it did', () => {
    expect(isJoined('We ran home for some dinner. Mum made pumpkin soup. Dad slept.')).toBe(false);
    expect(isJoined('We ran home for some dinner. Mum made us pies. Dad slept.')).toBe(false);
  });

  it('was not if others came in their place, which only together are as long', () => {
    const after = 'We ran back. It rained. We were wet because of it. Dad slept.';
    expect(isJoined(after, 'We ran home. Mum made pumpkin soup.')).toBe(false);
  });

  it('was not if it is the last', () => {
    expect(isJoined('We ran home. Mum made pumpkin soup. Dad slept for some time.', 'Dad')).toBe(
      false,
    );
  });
});
