import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { quoted } from '../../testing/quoted.ts';
import { stepReasons } from './step-reasons.ts';

const praised = (step: string) =>
  quoted(stepReasons, `How to make it\nCut the box. Pour it in. ${step}. Bake it.`);

describe('a step tells why', () => {
  it.each([
    'Stir it so that nothing sticks',
    'Stir it so no milk sticks',
    'Stir it so the milk can set',
    'Stir it so your milk won’t stick',
    'Stir it so you will see it',
    'Stir it so they dosen’t stick',
    'Stir it so they do not stick',
    'Stir it so nobody is sick',
    'Stir it because it sticks',
    'Stir it or it will stick',
    'Stir it or they might stick',
    'Stir it, otherwise it sticks',
    'Never run because it spills',
    'Don’t run because it spills',
    "Don't run because it spills",
    'Please do not run because it spills',
    'This makes a hole in it',
    'That stops it all',
    'This helps it set',
    'This keeps it in',
    'This lets it in',
    'This means it sets',
    'Stir it so it is not flat',
  ])('“%s”', (step) => {
    expect(praised(step)).toEqual([step]);
  });

  it.each([
    'Stir it so well',
    'Stir it so the milk mixes in',
    'Stir it so your leg comes over the front',
    'Stir it so you get it all',
    'Stir it so it mixes in',
    'Stir it or it’s mine',
    'Stir it or you will be sorry',
    'Stir it or you will be in trouble',
    'Stir it so it is flat',
    'Stir it so that they are flat',
    'Stir it so the red milk is flat',
    'Stir it so your milk sits there',
    'Lay it so it faces up',
    'Lay it so they meet there',
    'Lay it so that it covers up the end',
    'Lay it so it reaches the end',
    'Aim : stir it so you get it all',
    'It sticks so you get it all',
    'This it makes it stick',
    'So this makes a hole in it',
  ])('but not “%s”', (step) => {
    expect(praised(step)).toEqual([]);
  });

  it('after a step only, in instructions of three', () => {
    expect(praised('It is hot. This makes a hole in it')).toEqual([]);
    expect(
      quoted(stepReasons, 'How to make it\nCut it. Stir it. Mix it or it will stick.'),
    ).toEqual(['Mix it or it will stick']);
    expect(found(stepReasons, 'How to make it\nCut it. Mix it or it will stick.')).toEqual([]);
    expect(
      found(stepReasons, 'We ran home on Friday. I fell. “Stir it or it will stick,” said Nan.'),
    ).toEqual([]);
  });
});
