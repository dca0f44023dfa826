import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { found } from '../../testing/found.ts';
import { position } from './position.ts';

describe('an argument', () => {
  const argument = (opening: string) =>
    `${opening} Dogs can run. They are big. We need to vote. We should have a dog. It is not fair.`;

  it.each([
    'I really believe that dogs help.',
    'I firmly disagree with cats here.',
    'In my opinion all dogs help.',
    'In my oppinon all dogs help.',
    'The old park should have a dog.',
    'The park shouldn’t have a dog.',
    "The park shouldn't have a dog.",
    'The park shouldnt have a dog.',
    'The park should not have a dog.',
    'The park mustn’t have a dog.',
    "The park mustn't have a dog.",
    'The park mustnt have a dog.',
    'The park must not have a dog.',
    'The park must have a dog.',
    'Every park needs to have it.',
    'Every big park needs to have it.',
    'A principal ought to have a dog.',
    'Our school shuld have a dog.',
    'School shold have a dog.',
    'Schools shud have a big dog.',
  ])('is praised where it says what it wants first: “%s”', (opening) => {
    expect(found(position, argument(opening))).toEqual([['strength', opening.slice(0, -1)]]);
  });

  it.each([
    'I think this is about it.',
    'I agree with this one.',
    'I agree with that statement here.',
    'A dog needs to go.',
  ])('is not praised for “%s”', (opening) => {
    expect(found(position, argument(opening))).toEqual([]);
  });

  it.each([
    'Uniforms are dumb.',
    'A uniform is really bad.',
    'Stop it now.',
    'It ends.  Don’t do it.',
    "It ends. Don't do it.",
    'It ends. Dont do it.',
    'Let’s do it.',
    "Let's do it.",
    'Lets do it.',
    'It needs it.',
    'It need it.',
    'I’d like one.',
    "I'd like one.",
    'I’m writing to it.',
    "I'm writing to it.",
  ])('may mean to say it, and is not asked: “%s”', (opening) => {
    const text = `${opening} Dogs can run. They are big. They eat. They nap. They sit. They dig.`;
    expect(found(position, text)).toEqual([]);
  });

  it('is asked to say it first if it says so late or never, after the greeting', () => {
    const facts = 'Dogs can run. They are big. They eat. They nap.';
    expect(found(position, `Dear Room 5, hello to all. ${facts} They sit.`)).toEqual([
      ['nextStep', 'Dogs can run'],
    ]);
    expect(found(position, `${facts} They sit. They dig.`)).toEqual([['nextStep', 'Dogs can run']]);
    expect(found(position, `${facts} They sit.`)).toEqual([]);
    expect(found(position, `${facts} They sit. Do they dig?`)).toEqual([]);
    expect(found(position, `${facts} We should have one.`)).toEqual([['nextStep', 'Dogs can run']]);
    expect(position.find(readStudentText(`${facts} We should have one.`))).toMatchObject([
      { weight: 0.75 },
    ]);
    expect(position.find(readStudentText(`${facts} They sit. They dig.`))).toMatchObject([
      { weight: 0.9 },
    ]);
  });

  it.each([
    'Dear Mrs Hall\npleas can we get a slide.',
    'Can we get a slide.',
    'Could you let us swim.',
    'Plz get us a slide.',
  ])('has said what it wants where it opens with a request: “%s”', (opening) => {
    const text = `${opening} Dogs can run. They are big. They eat. They nap. They sit. They dig.`;
    expect(found(position, text, 'persuade')).toEqual([]);
  });

  it('owes no position in steps', () => {
    const steps =
      'Get the tent. Lay it out flat. Put the pegs in. Tie the rope. Lift the pole. Zip it up.';
    expect(found(position, steps)).toEqual([]);
  });

  it('owes no position where something else was asked for', () => {
    const text =
      'Kea are parrots. They nest. They are big. They eat. They nap. They should be safe.';
    expect(found(position, text, 'persuade')).toEqual([['nextStep', 'Kea are parrots']]);
    expect(found(position, text, 'explain')).toEqual([]);
  });
});

it.each([
  'I was wondering if we could have a class pet.',
  'Could our class have a pet?',
  'We would really like a class pet.',
  'It would be great to have a class pet.',
])('what is asked for politely is a position: “%s”', (request) => {
  const letter = (first: string) =>
    `Kia ora Mrs Lim,\n${first} A hamster is small. It makes no noise. Everyone takes a turn to clean it. Mum has a spare cage. It is free.\nFrom Ollie`;
  expect(found(position, letter(request))).toEqual([]);
  expect(found(position, letter('Hamsters are brown.'))).toHaveLength(1);
});

it.each([
  'Hands up if you have ever been cold at school.',
  'Put your hand up if you are cold.',
  'Have you ever been cold at school?',
  'Imagine being cold all day.',
  'Close your eyes and think of snow.',
])('a hook has its room before the position: “%s”', (opening) => {
  const speech = (first: string) =>
    `${first} My hands were blue at assembly. I could not hold my pen. We should have our jackets on inside. They get sick. It costs nothing.`;
  expect(found(position, speech(opening), 'persuade')).toEqual([]);
  expect(found(position, speech('It was cold at our school.'), 'persuade')).toHaveLength(1);
});
