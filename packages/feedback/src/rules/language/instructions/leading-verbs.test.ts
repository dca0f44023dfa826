import { expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { leadingVerbs } from './leading-verbs.ts';

const shown = (step: string) =>
  quoted(leadingVerbs, `How to make it\nCut the paper. ${step}. You fold it. Mix it.`);

it.each(['Tie it up', 'Paint the box with all of the glue in it'])(
  'a step is praised for its verb: “%s”',
  (step) => {
    expect(shown(step)).toEqual(['Cut the paper', step]);
  },
);

it.each([
  'Tie it',
  'Paint the box with all of the red glue in it',
  'Water and glue it',
  'Glue or tape it',
  'Line of tape here',
  'Cut it or tape it and you can see it',
  'Enjoy the hat all day',
  'Have some of it',
  'Remember the old hat',
  'Do it all again',
  'Cut the paper up',
])('a step is not praised for its verb: “%s”', (step) => {
  const asked = shown(step);
  expect(asked).not.toContain(step);
});

it('no two are shown with the same verb, and three as two pairs', () => {
  expect(
    quoted(leadingVerbs, 'How to make it\nCut the paper. Cut the box. Tie it up. Paint it red.'),
  ).toEqual(['Cut the box', 'Tie it up', 'Tie it up', 'Paint it red']);
});
