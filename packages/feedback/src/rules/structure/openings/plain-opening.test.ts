import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { found } from '../../testing/found.ts';
import { plainOpening } from './plain-opening.ts';

describe('an opening that many texts share', () => {
  const story = (opening: string) =>
    `${opening} He fell. She ran up to her hut. He saw her. They laughed at him. He went home.`;

  it.each([
    'Hi my name is Ana.',
    'Kia ora, my name is Ana.',
    'Today I’m going to tell you about it.',
    "Now I'm gonna write about it.",
    'Today I’ll talk about it.',
    "Today I'll talk about it.",
    'I will tell you about it.',
    'This is a story about it.',
    'This recount is about it.',
    'In this speech it ends.',
    'My topic is about it.',
    'Once upon a time it was.',
    'One dark night there was a cat.',
    'One night, ther was a cat.',
    'One day a cat was walking in it.',
    'One day a cat went off.',
    'It was dark and stormy night.',
    'It was a cold night.',
    'Long ago it was flat.',
    'Long long ago it was flat.',
    'There once lived a cat.',
  ])('is asked to begin otherwise: “%s”', (opening) => {
    expect(found(plainOpening, story(opening))).toHaveLength(1);
  });

  it.each([
    'Nan said my name is Ana.',
    'I went to tell you about it.',
    'Not once upon a time it was.',
    'The cat was in it.',
    'One day a cat ran. It was walking off.',
    'One day a cat was walking in it with all of its very old mates.',
  ])('is no such opening: “%s”', (opening) => {
    expect(found(plainOpening, story(opening))).toEqual([]);
  });

  it('is one in a story with the writer in it only if it announces itself', () => {
    const own = 'I saw it. We ran up. I fell. We laughed. It went home.';
    expect(found(plainOpening, `Once upon a time it was. ${own}`)).toEqual([]);
    expect(found(plainOpening, `This is my story. ${own}`)).toHaveLength(1);
  });

  it('is left alone in a text of four sentences', () => {
    expect(
      found(plainOpening, 'Once upon a time it was. She ran up. He saw her. He laughed.'),
    ).toEqual([]);
    expect(
      found(plainOpening, 'Once upon a time it was. She ran up. He saw her. He laughed. It went.'),
    ).toHaveLength(1);
  });

  it.each([
    [
      'My speech is about dogs. We should have one. Dogs must run. Please get one. They should play.',
      'your opinion, or a question that makes us think',
    ],
    [
      'My report is about dogs. Dogs are animals. They are brown. They have legs. They are quick.',
      'the most surprising fact',
    ],
    [
      'My report is about it. On Friday we ran. I fell. We sat. I laughed.',
      'something that can be seen or heard at that moment, or words that someone says',
    ],
    [
      'My topic is how to bake. Crack two eggs. Mix them well. Pour them in. Eat it.',
      'what your reader will be able to do',
    ],
  ])('is told what to begin with: “%s”', (text, instead) => {
    expect(plainOpening.find(readStudentText(text))).toMatchObject([{ slots: { instead } }]);
  });
});
