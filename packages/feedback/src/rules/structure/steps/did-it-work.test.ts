import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { didItWork } from './did-it-work.ts';

describe('instructions that only stop', () => {
  const asked = (last: string, before = 'Bake the cake well.') =>
    quoted(didItWork, `How to make it\nCut the paper. Stir it. Mix it. ${before} ${last}`);

  it.each([
    ['Eat it all up.', 'Bake the cake well'],
    ['5. Eat it all up.', 'Bake the cake well'],
    ['And then enjoy it all.', 'Bake the cake well'],
    ['Finally, serve it up.', 'serve it up'],
    ['Last, eat it all up.', 'Bake the cake well'],
    ['Yummy for all.', 'Bake the cake well'],
    ['Have fun with it.', 'Bake the cake well'],
    ['Fold the paper up.', 'Fold the paper up'],
    ['Eat it.', 'Bake the cake well'],
    ['Stop when it is done.', 'Stop when it is done'],
    ['Yum!', 'Bake the cake well'],
  ])('are asked how a reader sees that they have worked: “%s”', (last, words) => {
    expect(asked(last)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    'Eat it all up with your nan and koro.',
    'It is very red.',
    'If it sinks, stir it.',
    'Eat it, it should be hot.',
    'Stop when it’s brown.',
    'Wait until the top goes hard.',
    'Stop once your paper has set.',
    'Now you can see it.',
    'You will have a hat.',
    'It looks like a hat.',
    'It tastes of it.',
    'It’s ready.',
    'Its ready.',
    'The winner eats it.',
    'Who wins eats it.',
  ])('are not asked with “%s”', (last) => {
    expect(asked(last)).toEqual([]);
  });

  it('are asked from four steps on', () => {
    const text = 'How to make it\nCut the paper. Stir it. Mix it. Bake it well. Eat it all up.';
    expect(quoted(didItWork, text)).toHaveLength(1);
    expect(quoted(didItWork, text.replace('Stir it. ', ''))).toEqual([]);
  });
});
