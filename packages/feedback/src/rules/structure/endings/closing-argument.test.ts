import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { closingArgument } from './closing-argument.ts';

describe('an argument', () => {
  const argument = (ending: string) =>
    `I think dogs help. They must play. They run. They are kind. They are quick. ${ending}`;

  it.each([
    'Write to the boss about it.',
    'They are big. Now help us with it.',
    'They are big.  So sign it for me.',
    'Don’t wait for it.',
    "Don't wait for it.",
    'Dont wait for it.',
    'It’s time for dogs.',
    "It's about time for dogs.",
    'Its time to have them.',
    'It is time that we have them.',
    'For these reasons they win.',
    'For all these reasons they win.',
    'Let’s have one.',
    "Let's have one.",
    'Lets have one.',
    'That’s why they win.',
    "That's why they win.",
    'Thats why they win.',
    'I’m asking for one.',
    "I'm begging for one.",
    'I am calling for one.',
    'I really ask for one.',
    'I beg for one.',
    'I call for one.',
    'It should be. Some are brown.',
    'Why not have one?',
    'Some are brown. Would you wait?',
  ])('has an ending in “%s”', (ending) => {
    expect(
      found(closingArgument, argument(ending)).filter(([kind]) => kind === 'nextStep'),
    ).toEqual([]);
  });

  it.each(['Some tell it', 'Their dogs write a bit', 'They are not just', 'It was time'])(
    'has none in “%s”',
    (ending) => {
      expect(found(closingArgument, argument(`${ending}.`))).toEqual([['nextStep', ending]]);
    },
  );

  it.each([
    'Also some are brown',
    'Another is brown',
    'My last one is brown',
    'Thirdly some are brown',
  ])('that makes one claim has none where it goes on with a reason: “%s”', (ending) => {
    const text = `We should have dogs. They play. They run. They are kind. ${ending}.`;
    expect(found(closingArgument, text)).toEqual([['nextStep', expect.stringContaining('brown')]]);
    expect(found(closingArgument, text.replace(ending, 'Some are brown'))).toEqual([]);
  });

  it('that makes one claim needs an ending if it has ten sentences', () => {
    const text = (more: string) =>
      `We should have dogs. Dogs are allowed. They run. ${more} They are kind. Cats are not. Eels are long. Some are brown.`;
    expect(found(closingArgument, text('They dig. They nap. They sit.'))).toEqual([
      ['nextStep', 'Some are brown'],
    ]);
    expect(found(closingArgument, text('They dig. They nap.'))).toEqual([]);
  });

  it('needs no ending if it has four sentences', () => {
    expect(
      found(closingArgument, 'I think dogs help. They must play. They run. Some are brown.'),
    ).toEqual([]);
  });

  it('that ends as a letter does has its ending before that', () => {
    expect(found(closingArgument, argument('That is why a dog helps.\nFrom Ana\nRoom 5'))).toEqual([
      ['strength', 'That is why a dog helps'],
    ]);
  });

  it.each([
    'You are an idiot. That is why dogs win with idiots',
    'That is why a dog sucks',
    'That is why dogs suck',
  ])('is not praised for a rude ending: “%s”', (ending) => {
    expect(
      found(closingArgument, argument(`${ending}.`)).filter(([kind]) => kind === 'strength'),
    ).toEqual([]);
  });

  it.each([
    'Therefore the dogs can stay',
    'So lets have a dog there',
    'So let’s have a dog there',
    "So let's have a dog there",
    'That’s why one dog is here',
  ])('is praised where the ending comes back to what it is about: “%s”', (ending) => {
    expect(found(closingArgument, argument(`${ending}.`))).toEqual([
      ['strength', expect.stringMatching(/dogs?\b/u)],
    ]);
  });

  it.each(['That is why you can and are', 'That is why yes not all has', 'That’s why that’s one'])(
    'but not where it does not: “%s”',
    (ending) => {
      expect(
        found(closingArgument, argument(`${ending}.`)).filter(([kind]) => kind === 'strength'),
      ).toEqual([]);
    },
  );
});

it('a call is asked for where the argument ends, and not after an aside in any case', () => {
  const said = closingArgument.wording.nextStep ?? [];
  expect(said.filter((one) => one.startsWith('After {q}'))).toEqual([]);
});
