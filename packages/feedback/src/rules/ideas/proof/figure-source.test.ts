import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { figureSource } from './figure-source.ts';

describe('an argument', () => {
  const argument = (words: string) => `I think we should have a dog. ${words}`;

  it.each([
    'About 60% of homes have a dog',
    'About 60 % of homes have a dog',
    'About 60 per cent of homes have one',
    'About 60 percent of homes have one',
    'About 6 out of 10 families have a dog',
    'Six out of every ten kids have a dog',
    'Two hundred dogs are lost every year',
    'Hundreds of dogs are lost each day',
    'A hundred dogs are lost each day',
    'Thousands of dogs are lost per day',
    'One thousand dogs are lost a week',
    'Millions of dogs are lost every year',
    'One million dogs are lost every year',
    'There are 2.5 million dogs in it',
  ])('is asked where a figure is from: “%s”', (figure) => {
    expect(quoted(figureSource, argument(`${figure}.`))).toEqual([figure]);
  });

  it.each([
    'Our class has 60 % of it',
    'Children are at school for six hours a day',
    'Dogs are there for us seven days a week',
    'It has 60 %',
    'We saw 60 % of it',
    'All in all it is really quite a lot and as much as 60 % of all of it today',
  ])('is not asked at “%s”', (figure) => {
    expect(quoted(figureSource, argument(`${figure}.`))).toEqual([]);
  });

  it.each(
    'research,researched,study,studies,survey,surveyed,scientist,scientists,expert,experts,report,reports,reported,say,says,said'.split(
      ',',
    ),
  )('is not asked where it names a source: “%s”', (source) => {
    expect(quoted(figureSource, argument(`About 60% of homes have a dog (${source}).`))).toEqual(
      [],
    );
  });

  it('is not asked about a figure that somebody speaks of', () => {
    expect(quoted(figureSource, argument('“About 60% of homes have a dog.”'))).toEqual([]);
  });

  it('in a full report, figures of other kinds are asked about too', () => {
    const lake = 'The lake below it is deep and the trout in it grow old. '.repeat(14);
    const figures = [
      'It is 40 km long',
      'It has 40 square kilometres',
      'A trout weighs 1 tonne here',
      'The trout weigh 2 tonnes here',
    ];
    for (const figure of figures)
      expect(quoted(figureSource, `Taupō is a lake. ${figure}. ${lake}`)).toEqual([figure]);
    expect(quoted(figureSource, `Taupō is a lake. It is 40 km long.`)).toEqual([]);
  });
});
