import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { lateMaterials } from './late-materials.ts';
import { materials } from './materials.ts';

describe('a list of what is needed', () => {
  const steps = 'Mix it well.\nPour it in.\nBake it.';

  it.each([
    'You’ll need:',
    "You'll need:",
    'You will need:',
    'What you need',
    'Things you need:',
    'Tools',
    'Kit:',
  ])('is praised: “%s”', (heading) => {
    expect(found(materials, `Bread\n${heading}\nflour\nmilk\nsalt\n${steps}`)).toEqual([
      ['strength', heading.replace(/:$/u, '')],
    ]);
  });

  it.each([
    'You need flour and milk.',
    'Gather the flour.',
    'Collect these things: flour.',
    'Get your flour, please.',
  ])('is praised in a sentence: “%s”', (words) => {
    expect(found(materials, `How to bake\n${words}\n${steps}`)[0]?.[0]).toBe(
      /need|[,:]/u.test(words) ? 'strength' : undefined,
    );
  });

  it.each([
    'You need to stir it.',
    'You need a system for it.',
    'You need time.',
    'We have gear there.',
    'For that you need a spoon.',
  ])('is none: “%s”', (words) => {
    expect(
      found(materials, `How to bake\n${words}\n${steps}`).filter(([kind]) => kind === 'strength'),
    ).toEqual([]);
  });

  it.each(['- flour\n- milk', '  • flour\n  • milk', '* flour\n\n* milk'])(
    'may have any bullets, and is then not asked for: “%s”',
    (list) => {
      expect(found(materials, `${list}\n${steps}`)).toEqual([]);
    },
  );

  it('is asked for at the first of three steps', () => {
    expect(found(materials, `How to bake\n${steps}`)).toEqual([['nextStep', 'Mix it well']]);
    expect(found(materials, 'How to bake\nMix it well.\nPour it in.')).toEqual([]);
    expect(found(materials, `How to bake\nflour - milk\n${steps}`)).toHaveLength(1);
  });

  it('is no list where the steps have begun or most of the text is over', () => {
    expect(
      found(
        materials,
        `How to bake\nMix it well. Then you need: milk and salt.\nPour it in.\nBake it until it is brown, and then let it cool.`,
      ),
    ).toEqual([]);
    expect(found(materials, `How to bake\n${steps}\nYou need:\nflour`)).toEqual([]);
  });

  it('is no step, so that it is said late where it comes after two', () => {
    const late = (words: string) => `How to bake\nMix it well. Pour it in. ${words} Bake it.`;
    for (const words of [
      'Oh, you need a tin.',
      'And also you need a tin.',
      'You will need a tin.',
      'You also need a tin.',
      'Ingredients are milk and salt.',
    ])
      expect(found(lateMaterials, late(words))[0]?.[0], words).toBe('nextStep');
    for (const words of ['You need to wait.', 'So you need a tin.', 'Nan says oh you need it.'])
      expect(found(lateMaterials, late(words)), words).toEqual([]);
    expect(
      found(lateMaterials, 'How to bake\nMix it well. You need a tin. Pour it in. Bake it.'),
    ).toEqual([]);
    expect(found(lateMaterials, 'How to bake\nMix it well. Pour it in. You need a tin.')).toEqual(
      [],
    );
    expect(
      found(lateMaterials, '1. Mix it well.\n2. Pour it in. You need a tin.\n3. Bake it.'),
    ).toEqual([]);
    expect(
      found(lateMaterials, '1. Mix it well.\n2. Pour it in.\nYou need a tin.\n3. Bake it.'),
    ).toHaveLength(1);
  });
});

it('a list is asked for before the first step, and not before a question to the reader', () => {
  const text =
    'How to mend a tyre\nHave you ever had a flat tyre? Heres how.\n1. First you take the wheel off.\n2. Pull the tube out.\n3. Find the hole.\n4. Stick it up.';
  expect(found(materials, text)).toEqual([['nextStep', 'First you take the wheel off']]);
});

it('a list is missing, too, where instructions that the class was asked for run on', () => {
  const calf =
    'Teaching a calf to drink\nOk so first you get the milk and it has to be warm. then put your fingers in its mouth. when it is sucking you swap them for the teat. some of them are dumb and it takes four goes. dad says colostrum first day.';
  expect(found(materials, calf, 'instruct')).toEqual([
    ['nextStep', 'Ok so first you get the milk and it has to be warm'],
  ]);
  expect(found(materials, calf, 'recount')).toEqual([]);
});
