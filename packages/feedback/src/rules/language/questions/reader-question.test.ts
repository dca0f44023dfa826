import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { readerQuestion } from './reader-question.ts';

const found = (text: string) =>
  readerQuestion
    .find(readStudentText(text))
    .map(({ kind, quotations }) => [kind, ...quotations.map(([one]) => one)]);

describe('a question', () => {
  const argument = (words: string) =>
    `We must save the creek. It is brown. ${words} It is sad. They left. Fish die.`;

  it.each([
    'Who would want that?',
    'Do you want a brown creek?',
    'Why is it so brown?',
    'What can anyone do here?',
  ])('is praised: “%s”', (words) => {
    expect(found(argument(words))).toEqual([['strength', words]]);
  });

  it.each([
    'Why so brown?',
    'Fish die every day?',
    'Can you please help us?',
    'Could we, please, swim in it?',
    'Will you help us please?',
    'Will you plese help us?',
    'Will you help us, please?!?',
    'I asked Nan if you swim in it?',
    'Ask an old man. What did you swim in?',
    'She asks him. What did you swim in?',
    'She is asking him. What did you swim in?',
    'Or everyone, with flags and hats?',
    '“Do you want a brown creek?” said Nan.',
  ])('is not praised: “%s”', (words) => {
    expect(found(argument(words))).toEqual([]);
  });

  it('that the reader is to ask himself is praised', () => {
    expect(found(argument('Ask yourself. What would you swim in?'))).toEqual([
      ['strength', 'What would you swim in?'],
    ]);
    expect(found(argument('So I ask you what would you swim in?'))).toEqual([
      ['strength', 'I ask you what would you swim in?'],
    ]);
    expect(found(argument('What would you swim in? Ask an old man.'))).toEqual([
      ['strength', 'What would you swim in?'],
    ]);
  });

  it.each([
    'It can’t be that can I swim',
    'Can’t you see it',
    "Can't you see it",
    'So cant you see it',
    'So can you see it',
    'So couldn’t you see it',
    "So couldn't you see it",
    'So couldnt you see it',
    'So could you see it',
    'So wouldn’t you see it',
    "So wouldn't you see it",
    'So wouldnt you see it',
    'So would you see it',
    'So shouldn’t you see it',
    "So shouldn't you see it",
    'So shouldnt you see it',
    'So should you see it',
    'So don’t you see it',
    "So don't you see it",
    'So dont you see it',
    'So haven’t you seen it',
    "So haven't you seen it",
    'So havent you seen it',
    'So have you seen it',
    'So are you there',
    'So aren’t you there',
    "So aren't you there",
    'So arent you there',
    'So isn’t it there',
    "So isn't it there",
    'So isnt it there',
    'So how many are left',
    'Why not swim in it',
  ])('may have lost its mark, so that none is asked for: “%s”', (words) => {
    expect(found(argument(`${words}. My brother got sick there.`))).toEqual([]);
  });

  it.each(['My brother got sick there', 'Our kids swim there', 'They can see you there'])(
    'is asked for in an argument without any: “%s”',
    (words) => {
      expect(found(argument(`${words}.`))).toEqual([['nextStep', words]]);
      expect(found(argument(`${words}!`))).toEqual([['nextStep', expect.stringContaining(words)]]);
    },
  );

  it('is asked for neither near the beginning nor near the end, nor where nothing moves a reader', () => {
    expect(
      found('We must save our creek. My brother got sick. It is brown. Fish die. Ducks left.'),
    ).toEqual([]);
    expect(
      found('We must save it. It is brown. Fish die. My brother got sick. Ducks left.'),
    ).toEqual([]);
    expect(found(argument('Ducks left.'))).toEqual([]);
    expect(
      found(
        'The creek is brown. Fish are in it. My brother got sick there. It is sad. They left. Ducks are grey.',
      ),
    ).toEqual([]);
  });

  it('elsewhere in the text is enough', () => {
    expect(found(argument('Really? My brother got sick there.'))).toEqual([]);
  });
});

it('a story that was asked for asks nobody outside it', () => {
  const story =
    'You climb the mast. The wind drops. Have you ever been this high up? You look down.';
  expect(found(story)).toHaveLength(1);
  expect(readerQuestion.find(readStudentText(story, 'narrate'))).toEqual([]);
});
