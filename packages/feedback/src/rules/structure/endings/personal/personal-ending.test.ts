import { describe, expect, it } from 'vitest';
import { found } from '../../../testing/found.ts';
import { personalEnding } from './personal-ending.ts';

describe('a day of the writer’s own', () => {
  const day = (last: string) =>
    `On Friday we went to the beach with Nan. We dug a hole. We ate pies on the mat. The tide came in. ${last}`;

  it.each([
    'I’ll never forget the eel',
    "I'll never forget the eel",
    'I will always remember the eel',
    'I can’t wait for the next eel',
    "I can't wait for the next eel",
    'I cant wait for the next eel',
    'We felt proud of the eel',
    'We felt really proud of the eel',
    'It was the best eel ever',
    'My favourite part was the eel',
    'My favorite part was the eel',
  ])('is praised for what it says of the writer at its end: “%s”', (last) => {
    expect(found(personalEnding, day(`${last}.`))).toEqual([['strength', last]]);
  });

  it.each(['My highlight was fun', 'My best was great'])(
    'needs none beside what it says was best: “%s”',
    (last) => {
      expect(found(personalEnding, day(`${last}.`))).toEqual([]);
    },
  );

  it.each([
    'I love the way it was',
    'We love it there',
    'We learnt it there',
    'We learn it there',
    'I loved the way it was',
    'We like what it was',
    'The best bit we loved',
    'My dog felt it',
    'Our dog feels it again',
    'I think I will learn it',
    'We want it there',
    'We still have that eel',
    'I haven’t been back since',
    "I haven't been back since",
    'I havent been back since',
  ])('is not asked where it says something of it: “%s”', (last) => {
    expect(found(personalEnding, day(`${last}.`)).filter(([kind]) => kind === 'nextStep')).toEqual(
      [],
    );
  });

  it('is asked where it only stops', () => {
    expect(found(personalEnding, day('We drove home in the ute.'))).toEqual([
      ['nextStep', 'We drove home in the ute'],
    ]);
  });

  it('is not asked where three of its sentences tell of the inside', () => {
    const felt = day('The tide took the spade.').replace(
      'We dug a hole.',
      'I was scared. I was worried. I was nervous.',
    );
    expect(found(personalEnding, felt)).toEqual([]);
    expect(found(personalEnding, felt.replace('I was nervous', 'I sat'))).toHaveLength(1);
  });
});

it('is asked of no invented story, whoever tells it', () => {
  const told = 'I am a spoon. We swam in soup. We dried. The drawer shut. Then we went home.';
  expect(found(personalEnding, told, 'narrative')).toEqual([]);
  expect(found(personalEnding, told, 'recount')).toEqual([['nextStep', 'Then we went home']]);
});
