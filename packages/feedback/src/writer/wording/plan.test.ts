import { describe, expect, it } from 'vitest';
import { overlaps, planned, pointsOf } from './plan.ts';
import { pickAny, randomFrom } from './random.ts';
import { material } from '../testing/material.ts';

const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
const drawn = <T>(draw: (random: () => number) => T) => seeds.map((seed) => draw(randomFrom(seed)));

describe('what is said of something', () => {
  const eels = material('eels', {
    comments: ['Look at {q}.', 'Read {q}, {where}.', 'From {q1} to {q2}.'],
    quotations: [['one'], ['two'], ['three']],
    slots: { where: 'by the sea' },
  });

  it('is one of its comments about one of the two best places, and over many students each of them', () => {
    const said = drawn((random) => planned(random, eels, []));
    expect([...new Set(said.map(({ comment }) => comment))].toSorted()).toEqual([
      'Look at “one”.',
      'Look at “two”.',
      'Read “one”, by the sea.',
      'Read “two”, by the sea.',
    ]);
    for (const { comment, quotation } of said) expect(comment).toContain(`“${quotation[0]}”`);
  });

  it('is about the best places that nothing else is about', () => {
    const said = drawn((random) => planned(random, eels, ['one and a half']));
    expect(new Set(said.map(({ quotation }) => quotation[0]))).toEqual(new Set(['two', 'three']));
  });

  it('is about its best place, where something else is about each of them', () => {
    for (const { quotation } of drawn((random) => planned(random, eels, ['one two three'])))
      expect(quotation).toEqual(['one']);
  });

  it('is about the whole text where it has no place', () => {
    const whole = material('whole', { comments: ['Kia kaha.'], quotations: [] });
    expect(planned(randomFrom('one'), whole, [])).toMatchObject({
      comment: 'Kia kaha.',
      quotation: [],
    });
  });
});

it('words are taken by the same words, by more and by fewer', () => {
  expect(overlaps('an eel', ['an eel'])).toBe(true);
  expect(overlaps('an eel', ['the hut', 'I saw an eel'])).toBe(true);
  expect(overlaps('I saw an eel', ['an eel'])).toBe(true);
  expect(overlaps('an eel', ['the hut', 'an old eel'])).toBe(false);
  expect(overlaps('an eel', [])).toBe(false);
});

it('praise comes before steps, and only the first point begins with the name', () => {
  const one = (rule: string) => ({
    rule,
    skill: null,
    comment: `See “${rule}”.`,
    quotation: [rule],
  });
  expect(pointsOf({ strengths: [one('a'), one('b')], steps: [one('c')] }, 'Hana')).toEqual([
    {
      kind: 'strength',
      comment: 'Hana, see “a”.',
      quotations: ['a'],
      example: null,
      skill: null,
      rule: 'a',
    },
    {
      kind: 'strength',
      comment: 'See “b”.',
      quotations: ['b'],
      example: null,
      skill: null,
      rule: 'b',
    },
    {
      kind: 'nextStep',
      comment: 'See “c”.',
      quotations: ['c'],
      example: null,
      skill: null,
      rule: 'c',
    },
  ]);
});

describe('chance', () => {
  it('is the same for the same seed, and another for another', () => {
    const three = (seed: string) => {
      const random = randomFrom(seed);
      return [random(), random(), random()];
    };
    expect(three('Hana 7')).toEqual(three('Hana 7'));
    expect(three('Hana 7')).not.toEqual(three('Hana 8'));
    expect(new Set(three('Hana 7')).size).toBe(3);
    expect(three('')).not.toEqual(three('a'));
  });

  it('falls evenly on all there is to choose from', () => {
    const random = randomFrom('even');
    const counts = new Map<string | null, number>();
    for (let i = 0; i < 4000; i++) {
      const one = pickAny(random, ['a', 'b', 'c', 'd']);
      counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    expect(new Set(counts.keys())).toEqual(new Set(['a', 'b', 'c', 'd']));
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
    expect(pickAny(random, [])).toBeNull();
    expect(pickAny(random, ['a'])).toBe('a');
  });
});
