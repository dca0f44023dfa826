import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { amounts } from './amounts.ts';

const inSteps = (step: string, kind: string) =>
  found(amounts, `How to make it\nCut it up. ${step}. Mix it well. Eat it up.`)
    .filter(([one]) => one === kind)
    .flatMap(([, ...words]) => words);

describe('an exact amount in a step is praised', () => {
  it.each([
    'Add 2 cups of milk',
    'Add a half cup of milk',
    'Add ½ cup of milk',
    'Add 1/2 tsp of salt',
    'Add 1.5 litres of milk',
    'Add half a teaspoon of salt',
    'Add half of a teaspoon of salt',
    'Add half an hour to it',
    'Add 3g of salt',
    'Add 12 grams of salt',
    'Stir it for two minutes',
    'Wait for 5 mins now',
    'Cut six slices of it',
    'Fold one sheet of it',
    'When it boils, add 2 cups of milk',
    '2 cups of milk',
    '- 2 cups of milk',
    'The 2 cups of milk',
  ])('“%s”', (step) => {
    expect(inSteps(step, 'strength').join(' ')).toContain(/\d|half|½|two|six|one/u.exec(step)?.[0]);
  });

  it.each([
    'Add 2 cupsful of it',
    'Add x2 cups of milk',
    'If it sets, add 2 cups of milk',
    'It takes 2 hours to set',
    'It took 2 hours to set',
    'It will be 2 hours there',
    'You might see 2 cups there',
    'Add about 2 cups of milk',
    'Add nearly 2 cups of milk',
    'Add 2 cups of milk or so',
    'I add 2 cups of milk',
    'Add 2 cups of my milk',
    'Stop before 2 minutes are up',
  ])('but not “%s”', (step) => {
    expect(inSteps(step, 'strength')).toEqual([]);
  });
});

describe('a loose amount in a step is asked about', () => {
  it.each([
    'Add some flour',
    'Add a bit of sugar',
    'Add a little bit of milk',
    'Add a lot of water',
    'Add lots of butter',
    'Add enough oil',
    'Stir it for a while',
    'Stir it for a bit',
    'Stir it for a little while',
    'Stir it for some time',
    'Stir it for ages',
    'Cut it not too far',
    'Pull it in a bit',
    'Fold it over a little bit',
    'Stir it sometimes',
    'Stir them sometimes',
  ])('“%s”', (step) => {
    expect(inSteps(step, 'nextStep')).toEqual([step]);
  });

  it.each([
    'Drink some water',
    'Bring some paper',
    'Give it some water',
    'Add some flour if it is wet',
    'Add some flour until it sets',
    'Add some flour till it sets',
    'Add some flour so it sets',
    'Add some flour so that we eat',
    'Add some flour like this',
    'Add some flour as big as it',
    'Add some flour, the size of an egg',
    'Cut in a bit of it',
  ])('but not “%s”', (step) => {
    expect(inSteps(step, 'nextStep')).toEqual([]);
  });

  it('in two steps or more', () => {
    expect(found(amounts, 'It is hot. Add some flour. It sets.')).toEqual([]);
  });
});
