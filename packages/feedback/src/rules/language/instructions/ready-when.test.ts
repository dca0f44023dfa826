import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { readyWhen } from './ready-when.ts';

describe('a step that goes on until something is ready', () => {
  const open = (step: string, next = 'Eat it.') =>
    found(readyWhen, `How to make it\nCrack two eggs. ${step} ${next} Wash up. Fold it.`).map(
      ([, words]) => words,
    );

  it.each([
    'Stir the eggs.',
    'Bake them in the pan.',
    'Cook it to the end.',
    'Heat it until it’s cooked.',
  ])('is asked when: “%s”', (step) => {
    expect(open(step)).toEqual([expect.stringContaining(step.slice(0, -1))]);
  });

  it.each([
    'Stir it for a min.',
    'Stir it, for 5 min.',
    'Stir it for several hours.',
    'Stir it all hour.',
    'Stir it a day.',
    'Stir it a week.',
    'Stir it a month.',
    'Stir it a second.',
    'Crack the eggs.',
    'Stirring is fun.',
  ])('is not asked: “%s”', (step) => {
    expect(open(step)).toEqual([]);
  });

  it.each([
    'It will go brown.',
    'Look at it.',
    'It takes a minute.',
    'It takes 5 minutes.',
    'It takes a min.',
    'It takes an hour.',
    'It takes two hours.',
    'It takes a second.',
    'It takes a day.',
    'It takes days.',
    'It takes a week.',
    'It takes weeks.',
  ])('is not asked where the next sentence tells it: “%s”', (next) => {
    expect(open('Stir the eggs.', next)).toEqual([]);
  });

  it('is asked where the next one only looks so', () => {
    expect(open('Stir the eggs.', 'We look at it.')).toEqual([
      expect.stringContaining('Stir the eggs'),
    ]);
    expect(open('Stir the eggs.', 'So it will go.')).toEqual([
      expect.stringContaining('Stir the eggs'),
    ]);
  });

  it('is asked in three steps or more, at no long one', () => {
    expect(found(readyWhen, 'How to make it\nCrack two eggs. Stir them. Cut them.')).toHaveLength(
      1,
    );
    expect(found(readyWhen, 'How to make it\nCrack two eggs. Stir them.')).toEqual([]);
    expect(open('Stir the eggs in the old red pan of your nan or your koro.')).toEqual([]);
    expect(open('Stir the eggs in the old red pan of your nan now.')).toHaveLength(1);
  });
});
