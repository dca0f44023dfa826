import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { compareSize } from './compare-size.ts';
import { howBig } from './how-big.ts';

describe('a fact about a size', () => {
  const report = (fact: string) =>
    `Weka are birds of the forest. ${fact} They eat snails. Their beaks are strong. They are brown. They lay eggs.`;
  const how = (fact: string) =>
    howBig.find(readStudentText(report(fact))).map(({ slots }) => slots?.['how']);

  it.each([
    ['big', 'It is the biggest bird there.'],
    ['big', 'It is the largest bird there.'],
    ['big', 'It is a very large bird.'],
    ['big', 'It has huge feet.'],
    ['big', 'It has enormous feet.'],
    ['big', 'It has gigantic feet.'],
    ['big', 'It has massive feet.'],
    ['small', 'It is the smallest bird there.'],
    ['tall', 'It is the tallest bird there.'],
    ['long', 'It has the longest beak.'],
    ['fast', 'It is the fastest bird there.'],
    ['heavy', 'It is the heaviest bird there.'],
    ['old', 'It is the oldest bird there.'],
    ['strong', 'It has the strongest beak.'],
    ['deep', 'It has the deepest nest.'],
    ['high', 'It has the highest nest.'],
    ['quickly', 'They run really quickly.'],
  ])('is asked how %s, at “%s”', (asked, fact) => {
    expect(how(fact)).toEqual([asked]);
  });

  it.each([
    'It is the biggest thing there.',
    'It is one of many. It is the biggest one of them.',
    'It is very far away.',
    'They get huge.',
    'They grow huge.',
    'It is a huge problem.',
    'It is a huge danger.',
    'It is their biggest enemy.',
    'It is the biggest predator there.',
    'They are the biggest predators there.',
    'It is the biggest killer there.',
    'They are the biggest killers there.',
    'It is a huge export.',
    'They are huge exports.',
    'It is the biggest seller.',
    'It is a very big old problem.',
    'It is very big. It is 50 cm.',
    'It is very big. They run. It is 50 cm.',
    'It is so big that it sinks.',
    'It is huge, as big as a hen.',
    'My weka is very big.',
  ])('is not asked at “%s”', (fact) => {
    expect(how(fact)).toEqual([]);
  });

  it('is asked where a measure stands far from it, unless that is of the same size', () => {
    expect(how('It is very big. They run. They hide. They have 4 toes.')).toEqual(['big']);
    expect(how('It is very big. They run. They hide. It is 50 cm big.')).toEqual([]);
    expect(how('It is 50 cm big. They run. It is very big.')).toEqual([]);
    expect(how('It is a big 50 cm. They run. It has huge feet. They hide. They run off.')).toEqual(
      [],
    );
  });

  it('is asked once, at the first that has no measure', () => {
    expect(
      how(
        'It is very big. They have 4 toes. They run. They hide. It is very old. They run off. It is very fast.',
      ),
    ).toEqual(['old']);
  });

  it('is not asked in a story', () => {
    expect(
      howBig.find(
        readStudentText('We went out on Friday. We saw a huge hole. I fell in. Dad pulled me out.'),
      ),
    ).toEqual([]);
  });
});

describe('a measure', () => {
  const as = (fact: string, next = 'They eat krill.') =>
    compareSize
      .find(readStudentText(`Whales are mammals. ${fact} ${next}`))
      .map(({ slots }) => slots?.['as']);

  it.each([
    ['as long', 'They are 16 metres long.'],
    ['as long', 'They are 1 metre long.'],
    ['as long', 'They are 16 meters long.'],
    ['as long', 'They are one. Its fin is 1 meter long.'],
    ['as long', 'The fin is 40cm long.'],
    ['as long', 'The fin is 1 centimetre in length.'],
    ['as long', 'The fin is 40 centimetres in length.'],
    ['as tall', 'The fin is 1 millimetre tall.'],
    ['as tall', 'The fin is 40 millimetres tall.'],
    ['as tall', 'The height is 40 mm.'],
    ['as wide', 'The tail is 3 m wide.'],
    ['as wide', 'The tail is 3.5 m across.'],
    ['as big', 'The pod is 1 kilometre.'],
    ['as big', 'The pod is 2 kilometres.'],
    ['as heavy', 'They weigh 1 kilo.'],
    ['as heavy', 'They weigh 40,000 kilos.'],
    ['as heavy', 'They weigh 1 kilogram.'],
    ['as heavy', 'They weigh 40 000 kilograms.'],
    ['as heavy', 'They weigh 1 gram.'],
    ['as heavy', 'They weigh 40 grams.'],
    ['as heavy', 'They weigh 1 tonne.'],
    ['as heavy', 'They weigh 40 tonnes.'],
    ['as heavy', 'They weigh 1 ton.'],
    ['as heavy', 'They weigh 40 tons.'],
    ['as big', 'They hold 1 litre.'],
    ['as big', 'They hold 40 litres.'],
    ['as big', 'They hold 1 liter.'],
    ['as big', 'They hold 40 liters.'],
    ['as fast', 'They swim 40 km/h.'],
    ['as fast', 'They swim 40 kph.'],
  ])('is to be compared: %s, at “%s”', (asked, fact) => {
    expect(as(fact)).toEqual([asked]);
  });

  it.each([
    'They are $16 m long.',
    'They are 16 m/s quick.',
    'They are 16 mates.',
    'They swim 40 km away.',
    'They are 16 m long like a bus.',
    'They are 16 m, the size of a bus.',
    'It is 16 m and equals a bus.',
    'They equal a bus at 16 m.',
    'It is 16 m compared with a hen.',
    'I compare 16 m with a bus.',
    'It is 16 m, double that.',
    'It is 16 m, as big as it gets.',
    'From its nose to its tail and its two fins it is really all of 16 m long.',
  ])('is not to be compared at “%s”', (fact) => {
    expect(as(fact)).toEqual([]);
  });

  it('is not to be compared where the next sentence does that', () => {
    expect(as('They are 16 m long.', 'That is a bus.')).toEqual([]);
    expect(as('They are 16 m long.', 'They eat. That is a bus.')).toEqual(['as long']);
  });

  it('is to be compared only in a report or an argument, and once', () => {
    expect(as('They are 16 m long. They weigh 40 tonnes.')).toEqual(['as long']);
    expect(
      compareSize.find(
        readStudentText('We went out on Friday. We saw a 4 m hole. I fell in. Dad pulled me out.'),
      ),
    ).toEqual([]);
    expect(
      compareSize.find(readStudentText('How to dig\nDig a 4 m hole. Fill it in. Rake it.')),
    ).toEqual([]);
  });
});
