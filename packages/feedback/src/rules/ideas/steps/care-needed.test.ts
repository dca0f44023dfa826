import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { careNeeded } from './care-needed.ts';

describe('instructions', () => {
  const steps = (step: string) => `How to make it\n1. Mix it.\n2. ${step}.\n3. Pour it out.`;

  it.each([
    'Cut it with a sharp knife',
    'Cut it with knife',
    'Use the big saw',
    'Boil water',
    'Boil the jug',
    'Start boiling some water',
    'Heat oil',
    'Heat up the oil',
    'Heat the oil',
  ])('are asked for a word of care at “%s”', (step) => {
    expect(quoted(careNeeded, steps(step))).toEqual([step]);
  });

  it.each([
    'be careful',
    'do it carefully',
    'it is safe',
    'do it safely',
    'it burns',
    'do not burn it',
    'we warn you',
    'be warned',
    'it is a danger',
    'it is dangerous',
    'wear a mitt',
    'wear mitts',
    'don’t touch it',
    "don't touch it",
    'dont touch it',
  ])('are not asked where they say “%s”', (care) => {
    expect(quoted(careNeeded, steps(`Boil the jug but ${care}`))).toEqual([]);
  });

  it('are asked once, and only from three steps on', () => {
    expect(quoted(careNeeded, steps('Boil the jug. Heat the oil'))).toEqual(['Boil the jug']);
    expect(quoted(careNeeded, 'How to make tea\nBoil the jug. It is hot.')).toEqual([]);
    expect(quoted(careNeeded, 'On Friday we boiled the jug. Use the saw, I said. We ate.')).toEqual(
      [],
    );
  });
});
