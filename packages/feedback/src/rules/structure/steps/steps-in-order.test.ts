import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { stepsInOrder } from './steps-in-order.ts';
import { stepsTold } from './steps-told.ts';

describe('steps in order', () => {
  it.each([
    '2. Pour it.',
    ' 2) Pour it.',
    'Step 2: Pour it.',
    'step 12 Pour it.',
    '2  Pour it.',
    '- Pour it.',
    '  * Pour it.',
    'Secondly pour it.',
    'Firstly pour it.',
    'First pour it.',
    'Second, pour it.',
    'Lastly pour it.',
  ])('need no other sign where one is there: “%s”', (line) => {
    expect(
      found(stepsInOrder, `Mix the flour.\n${line}\nBake it.\nEat it.\nWash up.\nFold it.`),
    ).toEqual([]);
  });

  it('are asked for at the second of four', () => {
    expect(found(stepsInOrder, 'Mix the flour. Pour it in. Bake it. Cut it.')).toEqual([
      ['nextStep', 'Pour it in'],
    ]);
    expect(found(stepsInOrder, 'Mix the flour. Pour it in. Bake it.')).toEqual([]);
    expect(found(stepsInOrder, 'Mix 2 eggs - a lot. Pour 3 in. Bake it. Cut it.')).toHaveLength(1);
  });

  it('are praised without their numbers, four of them', () => {
    const lines = (label: string) =>
      ['Mix the flour.', 'Pour it in.', 'Bake it well.', 'Eat it up.', 'Wash it up.']
        .map((step, i) => `${label.replace('N', String(i + 1))}${step}`)
        .join('\n');
    const four = ['strength', 'Mix the flour', 'Pour it in', 'Bake it well', 'Eat it up'];
    for (const label of ['N. ', 'Step N: ', 'Step N '])
      expect(found(stepsInOrder, lines(label)), label).toEqual([four]);
  });

  it.each([
    'You forgot to wash up.',
    'Oh and wash up.',
    'Oh, wait, wash up.',
    'Before you pour it, wash up.',
    'You should have washed up.',
    'You shoud of washed up.',
    'Before you start, wash up.',
  ])('are not praised from first to last where one is told late: “%s”', (late) => {
    expect(
      found(stepsTold, `How to bake\nMix the flour. Pour it in. Bake it well. ${late}`),
    ).toEqual([]);
  });

  it('are praised from first to last where nothing comes too late', () => {
    const steps = 'Mix the flour. Pour it in. Bake it well.';
    expect(found(stepsTold, `How to bake\n${steps} Wash up well.`)).toHaveLength(1);
    expect(found(stepsTold, `How to bake\nBefore you start, wash up. ${steps}`)).toHaveLength(1);
  });

  it('are not praised from first to last where the writer says that one belongs elsewhere', () => {
    const late = '3. Bake it. Not for long. (I should of put this before number 2)';
    expect(
      found(stepsTold, `How to bake\n1. Mix it up.\n2. Pour it in.\n${late}\n4. Cut it up.`),
    ).toEqual([]);
  });

  it.each([
    'Get a sack as well.',
    'Get a sack aswell.',
    'Also get a sack.',
    'Nan gets a sack.',
    'Bake it.',
  ])('are not praised with “%s” for the last', (step) => {
    expect(found(stepsTold, `How to bake\nMix the flour. Pour it in. ${step}`)).toEqual([]);
    expect(
      found(stepsTold, `How to bake\nMix the flour. Pour it in. Bake it well. ${step}`),
    ).toEqual([['strength', 'Mix the flour', 'Pour it in', 'Bake it well']]);
  });
});
