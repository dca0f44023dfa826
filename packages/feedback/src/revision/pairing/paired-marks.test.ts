import { describe, expect, it } from 'vitest';
import { compareWords } from '../changes/compare-drafts.ts';
import { changesTold as told } from '../testing/changes-told.ts';

const list = (...steps: string[]) => steps.map((step, i) => `${i + 1}. ${step}`).join('\n');
const [boil, milo, pour, stir] = [
  'Boil the jug.',
  'Put three spoons of milo in.',
  'Pour the hot water in the cup.',
  'Stir it until it is smooth.',
];

describe('the numbers of a list', () => {
  it('are no changes where a step came before them, or went', () => {
    expect(told(list(boil, pour, stir), list(boil, milo, pour, stir))).toEqual([
      ['added', null, `2. ${milo}`],
    ]);
    expect(told(list(boil, milo, pour, stir), list(boil, pour, stir))).toEqual([
      ['removed', `2. ${milo}`, null],
    ]);
  });

  it('move with their step', () => {
    expect(told(list(stir, boil, pour, milo), list(boil, pour, stir, milo))).toEqual([
      ['moved', `1. ${stir}`, `3. ${stir}`],
    ]);
  });

  it('stay where every step is another', () => {
    expect(told(list('Boil the jug.', 'Stir it.'), list('Heat water.', 'Mix all.'))).toEqual([
      ['replaced', 'Boil the jug.', 'Heat water.'],
      ['replaced', 'Stir it.', 'Mix all.'],
    ]);
  });

  it('may stand in words: ‘Step 2’', () => {
    const steps = (...all: string[]) => all.map((step, i) => `Step ${i + 1}: ${step}`).join('\n');
    expect(told(steps(boil, stir), steps(boil, milo, stir))).toEqual([
      ['added', null, `Step 2: ${milo}`],
    ]);
  });

  it('are counted anew in each list', () => {
    const both = (things: string) => `You need\n${things}\nHow to do it\n${list(boil, stir)}`;
    expect(told(both(list('milk', 'milo')), both(list('milk', 'water', 'milo')))).toEqual([
      ['added', null, '2. water'],
    ]);
  });

  it('are changes where they come, go or were wrong', () => {
    const bare = [boil, stir].join('\n');
    expect(told(bare, list(boil, stir))).toEqual([
      ['added', null, '1.'],
      ['added', null, '2.'],
    ]);
    expect(told(list(boil, stir), bare)).toEqual([
      ['removed', '1.', null],
      ['removed', '2.', null],
    ]);
    expect(told(`1. ${boil}\n3. ${stir}`, list(boil, stir))).toEqual([['replaced', '3.', '2.']]);
  });
});

it('an amount that begins a line is told where it changes', () => {
  expect(told('You need\n2 eggs\n3 cups of flour', 'You need\n3 eggs\n3 cups of flour')).toEqual([
    ['replaced', '2', '3'],
  ]);
});

it('a bullet belongs to its line', () => {
  expect(
    told(
      '- They are small\n- They eat worms',
      '- They are small\n- They sleep all day\n- They eat worms',
    ),
  ).toEqual([['added', null, '- They sleep all day']]);
});

it('a mark is that of the first line of two that became one', () => {
  const { ofAfter } = compareWords(
    list('Boil the jug.', 'Pour it in.'),
    list('Boil the jug and pour it in.'),
  ).alignment;
  expect(ofAfter[0]).toBe(0);
});
