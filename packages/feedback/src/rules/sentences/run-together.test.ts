import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { commaSplice } from './comma-splice.ts';
import { runOn } from './run-on.ts';
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

describe('a sentence runs on', () => {
  const found = (text: string) =>
    runOn
      .find(readStudentText(text))
      .map(({ weight, slots, quotations }) => [weight, slots?.['joiner'], ...quotations.flat()]);
  const long =
    'We took the old bus to the beach by the river and we had a very cold swim and I got an ice cream and it was so cold that Nan went off';

  it('if it has 28 words and joins three clauses', () => {
    expect(found(`${long}. It rained.`)).toHaveLength(1);
    expect(
      found(
        `${long.replace(' and it was so cold that Nan went off', ' with it in a cone at the shop by the sea')}. It rained.`,
      ),
    ).toEqual([]);
    const short =
      'We took the old bus to the beach and we had a swim and I got an ice cream and it was so cold then';
    expect(
      found(`${short.replace('so cold then', 'a very cold one for me')}. It rained.`),
    ).toHaveLength(1);
    expect(found(`${short}. It rained.`)).toEqual([]);
  });

  it('also with ‘if’ and ‘when’ after a joining word', () => {
    expect(
      found(
        'We took the old bus to the beach by the river and if it had rained we would have sat in the tent and when I got out it was so wet and we sat. It rained.',
      ),
    ).toHaveLength(1);
    expect(
      found(
        'We took the old bus to the beach by the river and if only we had sat in the tent and whenever we got out there all of it was wet and we sat. It rained.',
      ),
    ).toEqual([]);
  });

  it('unless it is one of many that joins few', () => {
    const others = (count: number) => 'It rained. '.repeat(count);
    expect(found(`${long}. ${others(9)}`)).toHaveLength(1);
    expect(found(`${long}. ${others(10)}`)).toEqual([]);
    expect(found(`${long} and we ran and he ran. ${others(12)}`)).toHaveLength(1);
  });

  it('the more surely the more of the text does', () => {
    const more = `${long} and we sat and he ran and she ran`;
    expect(found(`${long}. It rained.`)[0]?.[0]).toBe(0.95);
    expect(found(`${long}. It rained. It rained.`)[0]?.[0]).toBe(0.72);
    expect(found(`${more}. It rained. It rained.`)[0]?.[0]).toBe(0.88);
  });

  it('and is shown by clauses that one word joins, ‘and’ before others', () => {
    const buts =
      'We took the old bus to the beach but we had no togs with us but I swam in my old shorts but it was cold there and we ate a hot pie. It rained.';
    expect(found(buts)).toEqual([[0.95, '‘and’', 'we ate a hot pie']]);
    expect(found(buts.replace('and we ate', 'but we ate'))[0]?.[1]).toBe('‘but’');
    const commas =
      'We took the old bus to the beach, and we had no togs with us, then I swam in my old shorts, then it was cold there, so we ate a hot pie. It rained.';
    expect(found(commas)[0]?.[1]).toBe('‘and’');
  });

  it('in a command, also where it joins what to do', () => {
    const command = (joins: string) =>
      `Take the flour out of the tin in the shed by the gate and tip it into the biggest of all of the bowls that you can find and ${joins} and then you can sit down in the sun for a bit until you are dry or it is tea.`;
    expect(found(command('mix it up and stir it and fold it'))).toHaveLength(1);
    expect(found(command('milk and salt and a pinch of it'))).toEqual([]);
    expect(
      found(command('mix it up and stir it and fold it').replace('Take the', 'Nan took the')),
    ).toEqual([]);
  });
});
