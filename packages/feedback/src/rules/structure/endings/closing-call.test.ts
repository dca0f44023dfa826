import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { closingCall } from './closing-call.ts';

describe('an argument', () => {
  const argument = (last: string) =>
    `We should have a dog. They must be kind. They run. They help us. ${last}`;

  it.each([
    'Please sign our letter now',
    'So plese can we have one',
    'Please all of you vote now',
    'Now, please don’t say no',
    "That's why please don't say no",
    'Thats why, please dont say no',
    'Please let’s get one now',
    'Let’s get a dog now',
    "So let's get a dog now",
    'And lets get a dog now',
    'Help keep our dogs here',
    'Help to save our dogs',
    'Help us with our dogs',
    'Talk to your mum today',
    'I urge you to get one',
  ])('is praised for its call at the end: “%s”', (last) => {
    expect(found(closingCall, argument(`${last}.`))).toEqual([['strength', expect.any(String)]]);
    expect(found(closingCall, argument(`${last}. I hope you do.`))).toHaveLength(1);
    expect(found(closingCall, argument(`${last}. Yours, Ana`))).toHaveLength(1);
  });

  it.each([
    'We save the dogs all day.',
    'Please also sign our letter now.',
    'Please sign our letter now?',
    'Please sign it.',
    'Nan says please sign our letter.',
    'Please sign our letter now. They run very fast here.',
  ])('is not praised for “%s”', (last) => {
    expect(found(closingCall, argument(last))).toEqual([]);
  });

  it('of four sentences is not praised for its call', () => {
    expect(
      found(
        closingCall,
        'We should have a dog. They must be kind. They run. Please sign our letter now.',
      ),
    ).toEqual([]);
  });
});
