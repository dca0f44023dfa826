import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { definition } from './definition.ts';

describe('a definition', () => {
  it.each([
    'Weka are birds of the forest',
    'The weka is a bird of the forest',
    'Most big old weka are small birds',
    'A Buller’s mollymawk is a big bird',
    'The kea (a parrot) is a big bird',
    'The kea, also a parrot, is a big bird',
    'Weka are one of our birds',
    'A weka is native',
    'Weka are an old kind',
  ])('is praised at the beginning: “%s”', (words) => {
    expect(found(definition, `${words}. They run. They eat.`)).toEqual([['strength', words]]);
  });

  it.each([
    'My weka is a bird',
    'It is a bird',
    'Weka are the coolest',
    'A weka is a very cute bird',
    'A weka is the most amazing bird',
    'A weka is my favourite',
    'Weka are my favorite birds',
    'Weka are brown',
    '7 weka are birds',
    'They run. A weka is a bird',
  ])('is not in “%s”', (words) => {
    expect(found(definition, `${words}. They run. They eat.`)).toEqual([]);
  });

  it('is of what the title names', () => {
    const text = (title: string, words: string) =>
      found(definition, `${title}\nThey run. ${words}. They eat.`);
    expect(text('Ponies', 'A pony is a small horse')).toEqual([
      ['strength', 'A pony is a small horse'],
    ]);
    expect(text('The fox', 'Foxes are animals')).toEqual([['strength', 'Foxes are animals']]);
    expect(text('Weka', 'Worms are animals')).toEqual([]);
  });

  it('is only the first of two', () => {
    expect(found(definition, 'Weka\nA weka is a bird. Weka are animals. They eat.')).toEqual([
      ['strength', 'A weka is a bird'],
    ]);
  });

  it('is no part of instructions', () => {
    expect(
      found(definition, 'How to fold\nA dart is a plane. Fold it. Turn it over. Fold it.'),
    ).toEqual([]);
  });
});
