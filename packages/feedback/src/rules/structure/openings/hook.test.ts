import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { hook } from './hook.ts';

describe('an opening', () => {
  const opening = (first: string, more = 'We ran. It was close. We lived.') =>
    found(hook, `${first} ${more}`);

  it.each([
    ['“Run for it,” yelled Dad.', 'Run for it'],
    ['“Run, Ana, run,” yelled Dad.', 'Run, Ana, run'],
    ['Have you seen it?', 'Have you seen it?'],
    ['“Crash bang!”', 'Crash bang!'],
    ['Bang went the gate!', 'Bang went the gate!'],
    ['The rope snapped.', 'The rope snapped'],
    ['Our rope went silent.', 'Our rope went silent'],
  ])('makes one want to read on: “%s”', (first, words) => {
    expect(opening(first)).toEqual([['strength', words]]);
  });

  it.each([
    '“Run.”',
    'Have you it?',
    'It broke off.',
    'One day it broke.',
    'Bang went the old gate!',
    '“Run to the old gate of the hut by the river and the hill now,” yelled Dad.',
    'Rope after rope of it was on the mat of the big red hut by the river and then it snapped.',
  ])('does not: “%s”', (first) => {
    expect(opening(first)).toEqual([]);
  });

  it('is praised in a text of four sentences, and an argument may ask to imagine', () => {
    expect(opening('The rope snapped.', 'We ran. It was close.')).toEqual([]);
    expect(
      opening('Just imagine a dog at school.', 'We should have one. It must be kind. Please help.'),
    ).toEqual([['strength', expect.stringContaining('magine')]]);
    expect(
      opening('Picture a dog at school.', 'We should have one. It must be kind. Please help.'),
    ).toHaveLength(1);
  });
});
