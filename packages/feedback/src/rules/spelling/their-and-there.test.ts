import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { soundAlikes } from './sound-alikes.ts';

const pairsIn = (words: string) =>
  soundAlikes.find(readStudentText(words)).map(({ slots }) => slots?.['pair']);

describe.each([
  [
    '‘there’ or ‘their’',
    [
      'Eels have there back to the bank.',
      'The kea flap there wing at us.',
      'Seals use there tail to steer.',
      'Pūkeko flick there tails.',
      'Sharks can move there fin.',
      'Sharks can move there fins.',
      'Tuna poke out there nose.',
      'Mice wash there body.',
      'Kākā use there beak as a hook.',
      'Kiwi clean there beaks.',
      'Frogs open there mouth.',
      'Frogs open there mouths.',
      'Owls turn there head.',
      'Owls turn there heads.',
      'Tūī line there nest with moss.',
      'Tūī line there nests with moss.',
      'Crabs leave there home.',
      'Crabs leave there homes.',
      'The boys ran from there house.',
      'The boys sold there houses.',
      'The twins forgot there name.',
      'The twins forgot there names.',
      'Hens peck with they’re beaks.',
      "Hens peck with they're beaks.",
      'We put it in there bag.',
      'Look in there bags first.',
      'They looked at there baby.',
      'We played with there friend.',
      'We played with there friends.',
      'He took a rock from there hand.',
      'Mud was all over and on there hands.',
      'We stayed at they’re new house.',
      'He has got they’re dog.',
      'They like there stuff.',
      'My togs were over their.',
      'My togs were over their !',
      'The ducks live their and they sleep.',
      'The ducks live their  in the reeds.',
      'Their is a hole in my shoe.',
      'There backs are brown.',
      'Sharks are fish. There skin is rough.',
      'It was gold. There names was on it.',
      'We hid behind there school.',
      'They rode there bikes.',
      'The gulls steal there chips.',
      'Teachers need time to have there coffee.',
      'I could see it from up their.',
      'I felt like I belonged their.',
    ],
  ],
  [
    '‘there’ or ‘they’re’',
    [
      "They're was a chest.",
      'The bell goes when there still eating.',
      'I like kittens because there so cute.',
      'Dogs wait outside because there not allowed in.',
      'Trips are good because there fun and you learn heaps.',
      'I like hedgehogs because there cute and there fun to watch.',
      'We need trees because there really useful.',
      'I think there boring.',
      'Kids should help because there part of the family.',
      'Eat apples because there good for your teeth.',
      'Fold the wings and make sure there the same size.',
    ],
  ],
  [
    '‘their’ or ‘they’re’',
    [
      'Trips are good because their fun.',
      'I like kittens because their so cute.',
      'We keep bees because their useful but I am scared of them.',
    ],
  ],
] as const)('asks about %s', (pair, texts) => {
  it.each(texts)('in “%s”', (text) => {
    expect(pairsIn(text)).toEqual([pair]);
  });
});
