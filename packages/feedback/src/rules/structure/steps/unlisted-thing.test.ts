import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { unlistedThing } from './unlisted-thing.ts';

describe('a thing that the list leaves out', () => {
  const missing = (list: string, step: string) =>
    unlistedThing
      .find(readStudentText(`${list}\n1. Cut the paper.\n2. ${step}\n3. Let it dry.`))
      .map(({ slots }) => slots?.['thing']);

  it.each([
    'You need\npaper',
    'You’ll need\npaper',
    "You'll need\npaper",
    'You will need\npaper',
    '~ What you need ~\npaper',
    'Kites\nThings I need\npaper',
    'Kites\nTools\npaper',
  ])('is named after any list: “%s”', (list) => {
    expect(missing(list, 'Fix it with some tape.')).toEqual(['tape']);
  });

  it.each([
    ['saucepan', 'a pot'],
    ['pot', 'a container'],
    ['pan', 'a frypan'],
    ['rubber', 'an eraser'],
    ['eraser', 'a rubber'],
    ['box', 'a carton'],
    ['jar', 'a bottle'],
    ['cloth', 'a sponge'],
    ['rag', 'a cloth'],
    ['tape', 'sellotape'],
    ['sellotape', 'tape'],
    ['shovel', 'a spade'],
    ['spade', 'a shovel'],
    ['pen', 'a vivid'],
    ['pencil', 'a pen'],
    ['brush', 'a paintbrush'],
    ['string', 'flax'],
    ['bowl', 'a dish'],
    ['nail', '2 nails'],
    ['peg', '2 pegs'],
    ['nails', 'one nail'],
    ['pegs', 'one Peg'],
    ['broom', 'a BROOM'],
  ])('is not named where the list has it under another name: %s, %s', (thing, listed) => {
    expect(missing(`You need\n${listed}`, `Use a ${thing}.`)).toEqual([]);
    expect(missing('You need\na wheel', `Use a ${thing}.`)).toEqual([thing]);
  });

  it.each([
    'Push it up to the gate with the red rope.',
    "Don't use the stapler.",
    'Never leave it near the oven.',
    'Rub it with a cloth or your hand.',
  ])('is not named where nobody has to get it: “%s”', (step) => {
    expect(missing('You need\npaper', step)).toEqual([]);
  });

  it.each(['glue', 'sandpaper', 'brush', 'cloth', 'needle', 'nail', 'nails'])(
    'is not named where a kit holds it: %s',
    (thing) => {
      expect(missing('You need\na model kit', `Use some ${thing}.`)).toEqual([]);
      expect(missing('You need\na chess set', `Use some ${thing}.`)).toEqual([]);
      expect(missing('You need\na kitten', `Use some ${thing}.`)).toEqual([thing]);
    },
  );

  it('is named although a kit is there, if no kit holds it', () => {
    expect(missing('You need\na model kit', 'Use a hammer.')).toEqual(['hammer']);
    expect(missing('You need\na model kit', 'Use a paintbrush.')).toEqual(['paintbrush']);
  });

  it.each([
    'Fold it into a box.',
    'Make a Box. Put it in the box.',
    'It is like a hat on a chair.',
    'Sit as if on a chair.',
    'Push it with your thumb nail.',
    'Put it in a box-lid.',
    'Put it in a box of sand.',
  ])('is not named where none is used, or it is made: “%s”', (step) => {
    expect(missing('You need\npaper', step)).toEqual([]);
  });

  it.each([
    ['with a heading', 'You need\npaper\nMethod\nCut it. Use a broom. Let it dry.'],
    [
      'with a heading and marks',
      'You need\npaper\n~ What to do: ~\nCut it. Use a broom. Let it dry.',
    ],
    ['with a number', 'You need\npaper\n1) Cut it.\n2) Use a broom.\n3) Let it dry.'],
    ['with a bare number', 'You need\npaper\n 1  Cut it.\n2 Use a broom.\n3 Let it dry.'],
    ['with a command', 'You need\npaper\nCut it. Use a broom. Let it dry.'],
  ])('is named in steps that begin %s', (_, text) => {
    expect(unlistedThing.find(readStudentText(text)).map(({ slots }) => slots?.['thing'])).toEqual([
      'broom',
    ]);
  });

  it('is named once, the first', () => {
    expect(missing('You need\npaper', 'Use a broom. Use a rake.')).toEqual(['broom']);
    expect(missing('You need a broom for it\npaper', 'Use a rake.')).toEqual(['rake']);
  });

  it('is named in nothing but instructions', () => {
    expect(
      unlistedThing.find(
        readStudentText(
          'We went out on Friday.\nTools\nI had one. I used a broom. We ran. Dad fell.',
        ),
      ),
    ).toEqual([]);
  });
});
