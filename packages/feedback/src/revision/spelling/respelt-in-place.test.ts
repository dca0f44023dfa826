import { describe, expect, it } from 'vitest';
import { isRespeltInPlace, pairedInPlace } from './respelt-in-place.ts';
import { changesTold as told } from '../testing/changes-told.ts';

describe('two words written as one, or one as two', () => {
  it.each([
    ['owt side', 'outside'],
    ['evry body', 'everybody'],
    ['evry wear', 'everywhere'],
    ['an other', 'another'],
    ['aftanoon', 'after noon'],
    ['shouldof', 'should have'],
    ['infrunt', 'in front'],
    ['abig', 'a big'],
    ['icecream', 'ice cream'],
  ])('are the same words in another spelling: “%s” and “%s”', (one, other) => {
    expect(isRespeltInPlace(one.split(' '), other.split(' '))).toBe(true);
    expect(isRespeltInPlace(other.split(' '), one.split(' '))).toBe(true);
  });

  it.each([
    ['the dog', 'they'],
    ['big cat', 'bigot'],
    ['bus went', 'business'],
    ['a cat', 'act'],
    ['not happy', 'unhappy'],
    ['in to the', 'into'],
  ])('are other words where a part of one is not in the other: “%s” and “%s”', (one, other) => {
    expect(isRespeltInPlace(one.split(' '), other.split(' '))).toBe(false);
    expect(isRespeltInPlace(other.split(' '), one.split(' '))).toBe(false);
  });

  it('are told one by one among other words that are spelt anew', () => {
    expect(told('My freind sat be hind a tree.', 'My friend sat behind a tree.')).toEqual([
      ['mended', 'freind', 'friend'],
      ['mended', 'be hind', 'behind'],
    ]);
    expect(
      told(
        'Kids shouldof gone in side becaus it rained.',
        'Kids should have come inside because it rained.',
      ),
    ).toEqual([
      ['mended', 'shouldof', 'should have'],
      ['replaced', 'gone', 'come'],
      ['mended', 'in side becaus', 'inside because'],
    ]);
  });
});

it('pairs words one for one, and none where a word is left', () => {
  const pairs = (one: string, other: string) => pairedInPlace(one.split(' '), other.split(' '));
  expect(pairs('frend sat', 'friend ran')).toHaveLength(2);
  expect(pairs('in side now', 'inside now')).toEqual([
    { before: { from: 0, to: 2 }, after: { from: 0, to: 1 } },
    { before: { from: 2, to: 3 }, after: { from: 1, to: 2 } },
  ]);
  expect(pairs('frend sat', 'friend')).toBeNull();
  expect(pairs('frend', 'friend sat')).toBeNull();
});

it('takes ‘could not’ and ‘couldn’t’ for each other', () => {
  expect(told('We could not see it.', 'We couldn’t see it.')).toEqual([
    ['mended', 'could not', 'couldn’t'],
  ]);
});
