import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { sameReason } from './same-reason.ts';

describe('the same reason', () => {
  const argument = (...reasons: string[]) => `I think we should have a dog. ${reasons.join('. ')}.`;

  it.each([
    ['Dogs are so fun', 'We run', 'Dogs are fun'],
    ['It’s cute', 'They’re cute', 'It is also cute'],
    ["It's cute", "They're cute", 'It is very very cute'],
    ['Its cute', 'Theyre cute', 'They are just cute'],
    ['A dog was the best', 'We run', 'That dog would be the best'],
  ])('is heard again: “%s. %s. %s”', (...reasons) => {
    expect(quoted(sameReason, argument(...reasons))).toEqual([reasons[2]]);
  });

  it.each([
    ['Dogs are fun', 'Cats are fun', 'We run'],
    ['It is fun', 'They are fun', 'We run'],
    ['Dogs are fun', 'Dogs are fun to walk', 'We run'],
    ['Dogs are fun', 'Dogs are cute', 'Dogs are good'],
  ])('is not heard in “%s. %s. %s”', (...reasons) => {
    expect(quoted(sameReason, argument(...reasons))).toEqual([]);
  });

  it.each([
    'So dogs are fun',
    'And so dogs are fun',
    'That’s why dogs are fun',
    "That's why dogs are fun",
    'Thats why dogs are fun',
    'In conclusion dogs are fun',
  ])('is asked about before the ending “%s”', (ending) => {
    expect(
      quoted(sameReason, argument('Dogs are fun', 'We run', 'My dog. Dogs are fun', ending)),
    ).toEqual(['Dogs are fun']);
    expect(
      quoted(sameReason, argument('A big dog. Dogs are cute', ending, 'Dogs are really fun')),
    ).toEqual(['Dogs are really fun']);
  });

  it('is the one given most often, where there are several', () => {
    expect(
      quoted(
        sameReason,
        argument(
          'Dogs are cute',
          'Dogs are fun',
          'Dogs are cute',
          'Dogs are really fun',
          'Dogs are so fun',
        ),
      ),
    ).toEqual(['Dogs are so fun']);
  });

  it.each([
    'Another reason is that dogs guard the house at night',
    'My second reason is dogs guard the house at night',
    'The next reason why we want dogs is dogs guard the house at night',
    'Another reason dogs guard the house at night',
    'Second, dogs guard the house at night',
    'Secondly dogs guard the house at night',
    'Also, dogs guard the house at night',
    'Finally dogs guard the house at night',
  ])('is heard behind “%s”', (reason) => {
    expect(quoted(sameReason, argument('First dogs guard the old house at night', reason))).toEqual(
      [reason],
    );
  });

  it('is not heard where little or something else is said', () => {
    expect(quoted(sameReason, argument('First dogs guard', 'Second dogs guard'))).toEqual([]);
    expect(
      quoted(
        sameReason,
        argument('First dogs guard the house at night', 'Second cats catch mice on farms'),
      ),
    ).toEqual([]);
    expect(
      quoted(
        sameReason,
        argument('Dogs guard the house at night', 'Our dog, also, dogs guard the house at night'),
      ),
    ).toEqual([]);
  });

  it('is not heard in a story', () => {
    expect(
      quoted(
        sameReason,
        'We swam on Friday. It was fun. We ran. It was fun. We ate pies. It was fun.',
      ),
    ).toEqual([]);
  });
});
