import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { rules } from '../all-rules.ts';
import type { RuleName } from '../all-rules.ts';

const found = (rule: RuleName, text: string) =>
  rules[rule].find(readStudentText(text)).flatMap(({ quotations }) => quotations.flat());

describe('instructions', () => {
  const steps = (step: string) => `How to make it\n1. Mix it.\n2. ${step}.\n3. Pour it out.`;

  it.each([
    'Cut it with a sharp knife',
    'Cut it with knife',
    'Use the big saw',
    'Boil water',
    'Boil the jug',
    'Start boiling some water',
    'Heat oil',
    'Heat up the oil',
    'Heat the oil',
  ])('are asked for a word of care at “%s”', (step) => {
    expect(found('careNeeded', steps(step))).toEqual([step]);
  });

  it.each([
    'be careful',
    'do it carefully',
    'it is safe',
    'do it safely',
    'it burns',
    'do not burn it',
    'we warn you',
    'be warned',
    'it is a danger',
    'it is dangerous',
    'wear a mitt',
    'wear mitts',
    'don’t touch it',
    "don't touch it",
    'dont touch it',
  ])('are not asked where they say “%s”', (care) => {
    expect(found('careNeeded', steps(`Boil the jug but ${care}`))).toEqual([]);
  });

  it('are asked once, and only from three steps on', () => {
    expect(found('careNeeded', steps('Boil the jug. Heat the oil'))).toEqual(['Boil the jug']);
    expect(found('careNeeded', 'How to make tea\nBoil the jug. It is hot.')).toEqual([]);
    expect(
      found('careNeeded', 'On Friday we boiled the jug. Use the saw, I said. We ate.'),
    ).toEqual([]);
  });
});

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
    expect(found('figureSource', argument(`${figure}.`))).toEqual([figure]);
  });

  it.each([
    'Our class has 60 % of it',
    'It has 60 %',
    'We saw 60 % of it',
    'All in all it is really quite a lot and as much as 60 % of all of it today',
  ])('is not asked at “%s”', (figure) => {
    expect(found('figureSource', argument(`${figure}.`))).toEqual([]);
  });

  it.each(
    'research,researched,study,studies,survey,surveyed,scientist,scientists,expert,experts,report,reports,reported,say,says,said'.split(
      ',',
    ),
  )('is not asked where it names a source: “%s”', (source) => {
    expect(found('figureSource', argument(`About 60% of homes have a dog (${source}).`))).toEqual(
      [],
    );
  });

  it('is not asked about a figure that somebody speaks of', () => {
    expect(found('figureSource', argument('“About 60% of homes have a dog.”'))).toEqual([]);
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
      expect(found('figureSource', `Taupō is a lake. ${figure}. ${lake}`)).toEqual([figure]);
    expect(found('figureSource', `Taupō is a lake. It is 40 km long.`)).toEqual([]);
  });
});

describe('the same reason', () => {
  const argument = (...reasons: string[]) => `I think we should have a dog. ${reasons.join('. ')}.`;

  it.each([
    ['Dogs are so fun', 'We run', 'Dogs are fun'],
    ['It’s cute', 'They’re cute', 'It is also cute'],
    ["It's cute", "They're cute", 'It is very very cute'],
    ['Its cute', 'Theyre cute', 'They are just cute'],
    ['A dog was the best', 'We run', 'That dog would be the best'],
  ])('is heard again: “%s. %s. %s”', (...reasons) => {
    expect(found('sameReason', argument(...reasons))).toEqual([reasons[2]]);
  });

  it.each([
    ['Dogs are fun', 'Cats are fun', 'We run'],
    ['It is fun', 'They are fun', 'We run'],
    ['Dogs are fun', 'Dogs are fun to walk', 'We run'],
    ['Dogs are fun', 'Dogs are cute', 'Dogs are good'],
  ])('is not heard in “%s. %s. %s”', (...reasons) => {
    expect(found('sameReason', argument(...reasons))).toEqual([]);
  });

  it.each([
    'So dogs are fun',
    'And so dogs are fun',
    'That’s why dogs are fun',
    "That's why dogs are fun",
    'Thats why dogs are fun',
    'In conclusion dogs are fun',
  ])('is asked about before the ending “%s”', (ending) => {
    expect(
      found('sameReason', argument('Dogs are fun', 'We run', 'My dog. Dogs are fun', ending)),
    ).toEqual(['Dogs are fun']);
    expect(
      found('sameReason', argument('A big dog. Dogs are cute', ending, 'Dogs are really fun')),
    ).toEqual(['Dogs are really fun']);
  });

  it('is the one given most often, where there are several', () => {
    expect(
      found(
        'sameReason',
        argument(
          'Dogs are cute',
          'Dogs are fun',
          'Dogs are cute',
          'Dogs are really fun',
          'Dogs are so fun',
        ),
      ),
    ).toEqual(['Dogs are so fun']);
  });

  it.each([
    'Another reason is that dogs guard the house at night',
    'My second reason is dogs guard the house at night',
    'The next reason why we want dogs is dogs guard the house at night',
    'Another reason dogs guard the house at night',
    'Second, dogs guard the house at night',
    'Secondly dogs guard the house at night',
    'Also, dogs guard the house at night',
    'Finally dogs guard the house at night',
  ])('is heard behind “%s”', (reason) => {
    expect(
      found('sameReason', argument('First dogs guard the old house at night', reason)),
    ).toEqual([reason]);
  });

  it('is not heard where little or something else is said', () => {
    expect(found('sameReason', argument('First dogs guard', 'Second dogs guard'))).toEqual([]);
    expect(
      found(
        'sameReason',
        argument('First dogs guard the house at night', 'Second cats catch mice on farms'),
      ),
    ).toEqual([]);
    expect(
      found(
        'sameReason',
        argument('Dogs guard the house at night', 'Our dog, also, dogs guard the house at night'),
      ),
    ).toEqual([]);
  });

  it('is not heard in a story', () => {
    expect(
      found(
        'sameReason',
        'We swam on Friday. It was fun. We ran. It was fun. We ate pies. It was fun.',
      ),
    ).toEqual([]);
  });
});

describe('a crowded moment', () => {
  const story = (moment: string) =>
    `Leo opened the letter. It was yellow. His name was on it. He knew what to do. ${moment}. He gave it to the captain. The ship left.`;

  it.each([
    'He ran down the alley and everyone yelled at him and past the river and the old dog chased him and they fell in the mud',
    'He ran down the alley and my nan yelled at him and jumped up and a big dog chased him and they fell in the mud',
  ])('is asked to be slowed down: “%s”', (moment) => {
    expect(found('crowdedMoment', story(moment))).toHaveLength(1);
  });

  it.each([
    'He ran down the alley and he fell and he got up and he ran on',
    'He ran down the alley and a bag and a hat and the old map and my pen lay there in the mud by the river on that day',
    'He ran down the alley and he fell in the mud and he got up and ran on to the river in the rain with his big bag',
    '“He ran down the alley and he fell and he got up and he ran on and they ran after him all the way to the river,” said Nan',
  ])('is not found in “%s”', (moment) => {
    expect(found('crowdedMoment', story(moment))).toEqual([]);
  });

  it('is no step where most of a short story is like that', () => {
    const crowded =
      'He ran down the alley and he fell in the mud and he got up and he ran on and they ran after him all the way to the river.';
    expect(found('crowdedMoment', `${crowded} It was Leo. He sat. He slept. He ate.`)).toEqual([]);
    expect(
      found('crowdedMoment', `${crowded} ${crowded} It was Leo. He sat. He slept. He ate.`),
    ).toEqual([]);
  });

  it('is the fullest of two', () => {
    const one =
      'Leo ran down the alley and he fell in the mud and he got up and he ran on and they ran after him all the way there';
    const fuller =
      'Hemi ran down the hill and he fell and he got up and he ran on and they ran and he hid and he sat and he ran to it';
    expect(found('crowdedMoment', story(`${one}. It was far. ${fuller}. They sat`))[0]).toContain(
      'Hemi',
    );
  });
});
