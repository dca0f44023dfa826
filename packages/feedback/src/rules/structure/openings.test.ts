import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { rules } from '../all-rules.ts';
import type { RuleName } from '../all-rules.ts';

const found = (rule: RuleName, text: string) =>
  rules[rule]
    .find(readStudentText(text))
    .map(({ kind, quotations }) => [kind, ...quotations.flat()]);

describe('a story of the writer’s own', () => {
  const missing = (
    opening: string,
    rest = 'I sat and ate. He saw her. She ran. He fell. We laughed.',
  ) =>
    rules.orientation
      .find(readStudentText(`${opening} ${rest}`))
      .map(({ slots }) => slots?.['missing']);

  it.each([
    'Last holiday we sat.',
    'We sat, it was new year.',
    'We sat, it was new years.',
    'Last holidays we sat.',
    'One very wet day we sat.',
    'One cold afternoon we sat.',
    'Once, there we sat.',
    'Once there we sat.',
    'It was a hot day and we sat.',
    'It was a very hot wet day and we sat.',
    'It was my day and we sat.',
    'We sat at 4 with it.',
    'We sat, it was 4pm.',
    'We sat, it was 4 pm.',
    'We sat, it was 4 o’clock.',
    "We sat, it was 4 o'clock.",
    'We sat, it was four o’clock.',
    "We sat, it was four o'clock.",
    'We sat for two hours with it.',
    'It was the holidays and we sat.',
    'It was a holiday and we sat.',
    '12 May\nWe sat with it.',
    '1st of June\nWe sat with it.',
    'Mane, 2nd Jun\nWe sat with it.',
    'Mane 2 June\nWe sat with it.',
    '~ 2 September ~\nWe sat with it.',
  ])('that tells when is asked only where: “%s”', (opening) => {
    expect(missing(opening)).toEqual(['where it happened']);
  });

  it.each([
    'We sat at the shop with it.',
    'We sat at the shops with it.',
    'We sat near a very old shed at the doctor with it.',
    'We sat at the doctors with it.',
    'We sat in Taupō with it.',
    'We sat in old Taupō with it.',
    'We sat by the old wet creek with it.',
  ])('that tells where is asked only when: “%s”', (opening) => {
    expect(missing(opening)).toEqual(['when it happened']);
  });

  it.each(['We sat with it.', 'We sat and Nan saw it.', 'We had 123 June bugs with us.'])(
    'that tells neither is asked for both: “%s”',
    (opening) => {
      expect(missing(opening)).toEqual(['when and where it happened']);
    },
  );

  it('that tells both is asked for nothing, wherever it tells them in its first sentences', () => {
    expect(missing('On Friday we sat at the shop.')).toEqual([]);
    expect(missing('We sat with it. It was Friday. We sat in Taupō.')).toEqual([]);
  });

  it('is asked only where the first words are about the writer, unless it tells neither', () => {
    expect(missing('On Friday Hemi sat with it.')).toEqual([]);
    expect(missing('Hemi sat with it.')).toEqual(['when and where it happened']);
  });

  it('of three sentences is asked for nothing', () => {
    expect(missing('We sat with it.', 'I ate. He fell.')).toEqual([]);
    expect(missing('We sat with it.', 'I ate. He fell. She ran.')).toHaveLength(1);
  });
});

describe('a story praised for its first words', () => {
  const told = (opening: string) =>
    found(
      'toldOpening',
      `${opening} I jumped in. Dad took a photo. We had ice cream and I got home late.`,
    ).map(([, ...words]) => words.join(' + '));

  it.each([
    ['Last Friday we went to the creek.', 'Last Friday + to the creek'],
    ['On Sunday morning my cousin sat in there.', 'On Sunday morning + my cousin'],
    ['On Tuesday we went to Lake Taupō.', 'On Tuesday + to Lake Taupō'],
    ['On Tuesday we drove to Mt Ruapehu Lodge and sat.', 'On Tuesday + to Mt Ruapehu Lodge'],
    ['On Tuesday me and Uncle Boy went there.', 'On Tuesday + me and Uncle Boy'],
    ['On Tuesday Hemi and I went there.', 'On Tuesday + Hemi and I'],
    ['One night we went to Nan’s house.', 'One night + to Nan’s house'],
    ['I sat in Wellington.', 'in Wellington'],
    ['I was in my hut.', 'in my hut'],
    ['~ 4 May ~\nOn Tuesday we sat in Napier.', 'On Tuesday + in Napier'],
  ])('“%s”', (opening, words) => {
    expect(told(opening)).toEqual([words]);
  });

  it.each([
    'One night we sat with it.',
    'We sat with it.',
    'We sat near Hemi’s with it.',
    'Every Tuesday we went to the creek.',
    '“On Tuesday,” said Nan.',
  ])('but not “%s”', (opening) => {
    expect(told(opening)).toEqual([]);
  });

  it('also if the next sentence says where somebody lived', () => {
    expect(told('There was a girl called Moana. She lived in a hut.')).toEqual([
      'a girl called Moana + in a hut',
    ]);
  });

  it('has three sentences', () => {
    expect(
      found('toldOpening', 'On Tuesday we went to the creek. I fell in. Dad laughed.'),
    ).toHaveLength(1);
    expect(found('toldOpening', 'On Tuesday we went to the creek. I fell in.')).toEqual([]);
  });

  it('is surer of two of them', () => {
    const weights = (text: string) =>
      rules.toldOpening.find(readStudentText(text)).map(({ weight, slots }) => [weight, slots]);
    expect(weights('On Tuesday we went to the creek. I fell in. Dad laughed.')).toEqual([
      [0.72, { told: 'when', also: 'where' }],
    ]);
    expect(weights('On Tuesday we went out. I fell in. Dad laughed.')).toEqual([
      [0.64, { told: 'when' }],
    ]);
  });
});

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
    expect(found('plainOpening', story(opening))).toHaveLength(1);
  });

  it.each([
    'Nan said my name is Ana.',
    'I went to tell you about it.',
    'Not once upon a time it was.',
    'The cat was in it.',
    'One day a cat ran. It was walking off.',
    'One day a cat was walking in it with all of its very old mates.',
  ])('is no such opening: “%s”', (opening) => {
    expect(found('plainOpening', story(opening))).toEqual([]);
  });

  it('is one in a story with the writer in it only if it announces itself', () => {
    const own = 'I saw it. We ran up. I fell. We laughed. It went home.';
    expect(found('plainOpening', `Once upon a time it was. ${own}`)).toEqual([]);
    expect(found('plainOpening', `This is my story. ${own}`)).toHaveLength(1);
  });

  it('is left alone in a text of four sentences', () => {
    expect(
      found('plainOpening', 'Once upon a time it was. She ran up. He saw her. He laughed.'),
    ).toEqual([]);
    expect(
      found(
        'plainOpening',
        'Once upon a time it was. She ran up. He saw her. He laughed. It went.',
      ),
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
    expect(rules.plainOpening.find(readStudentText(text))).toMatchObject([{ slots: { instead } }]);
  });
});

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
    'Every park needs to have it.',
    'Every big park needs to have it.',
    'A principal ought to have a dog.',
    'Our school shuld have a dog.',
    'School shold have a dog.',
    'Schools shud have a big dog.',
  ])('is praised where it says what it wants first: “%s”', (opening) => {
    expect(found('position', argument(opening))).toEqual([['strength', opening.slice(0, -1)]]);
  });

  it.each([
    'I think this is about it.',
    'I agree with this one.',
    'I agree with that statement here.',
    'A dog needs to go.',
  ])('is not praised for “%s”', (opening) => {
    expect(found('position', argument(opening))).toEqual([]);
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
    expect(found('position', text)).toEqual([]);
  });

  it('is asked to say it first if it says so late or never, after the greeting', () => {
    const facts = 'Dogs can run. They are big. They eat. They nap.';
    expect(found('position', `Dear Room 5, hello to all. ${facts} They sit.`)).toEqual([
      ['nextStep', 'Dogs can run'],
    ]);
    expect(found('position', `${facts} They sit. They dig.`)).toEqual([
      ['nextStep', 'Dogs can run'],
    ]);
    expect(found('position', `${facts} They sit.`)).toEqual([]);
    expect(found('position', `${facts} They sit. Do they dig?`)).toEqual([]);
    expect(found('position', `${facts} We should have one.`)).toEqual([
      ['nextStep', 'Dogs can run'],
    ]);
    expect(rules.position.find(readStudentText(`${facts} We should have one.`))).toMatchObject([
      { weight: 0.75 },
    ]);
    expect(rules.position.find(readStudentText(`${facts} They sit. They dig.`))).toMatchObject([
      { weight: 0.9 },
    ]);
  });
});
