import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { commaSplice } from './comma-splice.ts';
import { isSpliced, isUnjoined } from './run-together.ts';

describe('two sentences stand with nothing between them', () => {
  it.each([
    'We had tea it isn’t soup',
    "We had tea it isn't soup",
    'We had tea it isnt soup',
    'We had tea it wasn’t soup',
    "We had tea it wasn't soup",
    'We had tea it wasnt soup',
    'We had tea he doesn’t mind',
    "We had tea he doesn't mind",
    'We had tea he doesnt mind',
    'We had tea he didn’t mind',
    "We had tea he didn't mind",
    'We had tea he didnt mind',
    'We had tea they don’t mind',
    "We had tea they don't mind",
    'We had tea they dont mind',
    'We had tea he can’t swim',
    "We had tea he can't swim",
    'We had tea he cant swim',
    'We had tea he can swim',
    'We had tea he couldn’t swim',
    "We had tea he couldn't swim",
    'We had tea he couldnt swim',
    'We had tea he needs it',
    'We had tea they need it',
    'We had tea that’s my cup',
    "We had tea that's my cup",
    'We had tea thats my cup',
    'We had tea i’m late',
    "We had tea i'm late",
    'My nan never ran it was late',
    'It rained, we had tea it was soup',
    'Dad said no, we had tea it was soup',
    'Wiremu said no he is late',
    'If you are tired don’t worry it is late',
    "If you are tired don't panic it is late",
    'If you are tired dont forget it is late',
    'We went in 7 it was late',
  ])('in “%s”', (words) => {
    expect(isUnjoined(words)).toBe(true);
  });

  it.each([
    'And in winter it is cold',
    'So on the last night of camp we were cold',
    'It was an owl I can hear',
    'There was a door we can open',
    'If it is late he can stay',
    'We left because when it rained it was cold',
    'I will stay, and if it rains it is wet',
  ])('not in “%s”', (words) => {
    expect(isUnjoined(words)).toBe(false);
  });
});

describe('a comma joins two sentences', () => {
  it.each(['We ran home, they just sat there', 'Before tea we ran, it was late'])(
    'in “%s”',
    (words) => {
      expect(isSpliced(words)).toBe(true);
    },
  );

  it.each([
    'He says, it is late',
    'Nan says it, it is late',
    'He thinks so, it is late',
    'As soon as we ate, it was late',
    'If it rains, or it snows, it is wet',
    'Next time we eat, it is on you',
    'The more we ate, it was good',
    'Before we ate, it was late',
  ])('not in “%s”', (words) => {
    expect(isSpliced(words)).toBe(false);
  });

  const shown = (text: string) =>
    commaSplice
      .find(readStudentText(text))
      .map(({ weight, quotations }) => [weight, ...quotations.flat()]);

  it.each([
    ['We ran all the way home, it was late', 'it was late'],
    ['Nan ran home, she didn’t wait', 'she didn’t wait'],
    ["Nan ran home, she didn't wait", "she didn't wait"],
    ['Nan ran home, she didnt wait', 'she didnt wait'],
    ['The old goat ran off, it eats grass', 'it eats grass'],
    ['The old goats ran off, they eat grass', 'they eat grass'],
    ['The goat ran off, they’re all mad', 'they’re all mad'],
    ["The goat ran off, there's no gate", "there's no gate"],
    ['The goat ran off, it can’t wait…', 'it can’t wait'],
    ['She can’t leave the shop, therefore I walk', 'therefore I walk'],
    ['We ran home then, therefore I walk', 'therefore I walk'],
    ['We ate all of it, however, my nan didn’t', 'my nan didn’t'],
  ])('and what comes after it is shown: “%s”', (text, words) => {
    expect(shown(`${text}.`)).toEqual([[0.44, expect.stringContaining(words)]]);
  });

  it.each([
    'The bigger it gets, it is better',
    'We ran home, it was late, we sat',
    'He ate a pie, he said it',
    'We ran home, it was late?',
    '“We ran home, it was late,” said Nan',
    'We ran on, therefore I walk',
    'When we ran home, therefore I walk',
    'We ran, all of us, therefore I walk',
    'We ran home then, therefore I sat, however he sat',
    'We ran home, it was so very late by then that all of the lights of the town were out there',
    'We ran home, it was',
  ])('and nothing is shown of “%s”', (text) => {
    expect(shown(text.endsWith('?') ? text : `${text}.`)).toEqual([]);
  });

  it('two of several are shown, which weigh more if there are three', () => {
    const text = [
      'We ran home, it was late.',
      'Nan ran home, she was cold.',
      'Dad ran home, he was wet.',
    ];
    expect(shown(text.slice(0, 2).join(' '))).toEqual([[0.44, 'it was late', 'she was cold']]);
    expect(shown(text.join(' '))).toEqual([[0.7, 'it was late', 'she was cold']]);
  });
});
