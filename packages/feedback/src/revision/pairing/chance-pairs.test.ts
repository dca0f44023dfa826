import { describe, expect, it } from 'vitest';
import { changesTold } from '../testing/changes-told.ts';

describe('words that two different sentences share', () => {
  it('are no sign that they are the same sentence', () => {
    expect(
      changesTold(
        'The dog was at the park today. My mum was cross.',
        'The cat was asleep in bed. My mum was cross.',
      ),
    ).toEqual([['replaced', 'The dog was at the park today.', 'The cat was asleep in bed.']]);
  });

  it('are one if half of either sentence is in the other', () => {
    expect(changesTold('Koro was at home.', 'A cat was at our neighbour’s.')).toEqual([
      ['replaced', 'Koro', 'A cat'],
      ['replaced', 'home.', 'our neighbour’s.'],
    ]);
    expect(changesTold('A cat was at our neighbour’s.', 'Koro was at home.')).toEqual([
      ['replaced', 'A cat', 'Koro'],
      ['replaced', 'our neighbour’s.', 'home.'],
    ]);
    expect(changesTold('Koro was at home now.', 'A cat was at our neighbour’s.')).toEqual([
      ['replaced', 'Koro was at home now.', 'A cat was at our neighbour’s.'],
    ]);
  });

  it('are one if they are three in a row', () => {
    const before = 'Koro sang to us all day long with his old guitar.';
    expect(changesTold(before, 'Rain fell on the roof all day long where we sat.')).toEqual([
      ['replaced', 'Koro sang to us', 'Rain fell on the roof'],
      ['replaced', 'with his old guitar.', 'where we sat.'],
    ]);
    expect(changesTold(before, 'Rain fell on the roof all day where we sat.')).toHaveLength(1);
  });

  it('are none where they are in one row on one side only', () => {
    const before = 'Koro sang to us all the sunny day as long as he could.';
    expect(changesTold(before, 'Rain fell on our roof all day long where we sat.')).toHaveLength(1);
  });

  it('are no sign for one sentence because they are one for another', () => {
    expect(
      changesTold('My mum was cold. The sea was blue.', 'The sea was cold. My dad was blue.'),
    ).toEqual([
      ['removed', 'My mum was cold.', null],
      ['added', null, 'cold. My dad was'],
    ]);
  });

  it('are none if only small words went with them', () => {
    const before = 'I went to camp and it was fun. I liked the kayaks. The food was nice.';
    const after =
      'My tummy was full of butterflies. In the afternoon we paddled kayaks across the lagoon, and Isla tipped out.';
    expect(changesTold(before, after)).toEqual([['replaced', before, after]]);
  });

  it('are one if the words between them are only spelt otherwise', () => {
    expect(
      changesTold('It wos biger then my brothers one.', 'It was bigger than my brother’s one.'),
    ).toEqual([
      ['mended', 'wos biger then', 'was bigger than'],
      ['mended', 'brothers', 'brother’s'],
    ]);
  });
});
