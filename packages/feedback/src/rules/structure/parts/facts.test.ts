import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { evidenceGiven } from '../argument/evidence.ts';
import { factsApart } from './facts-apart.ts';

describe('facts about one thing', () => {
  const report = (first: string, last: string) =>
    `Kea are birds of the hills. ${first}. They can fly. Snow is cold. ${last}.`;

  it.each([
    ['They eat roots', 'They also eat grubs'],
    ['A kea eats roots', 'It eats grubs'],
    ['They drink rain', 'They mostly drink it'],
    ['It drinks rain', 'Kea feed on roots'],
    ['It feeds on roots', 'She might eat grubs'],
    ['He eats roots', 'Birds eat grubs'],
    ['It might live on a hill', 'It lives near a lake'],
    ['It has one habitat', 'They have habitats'],
    ['They nest in holes', 'It nests on rocks'],
    ['They lay there', 'It lays there'],
    ['Its egg is there', 'It has eggs'],
    ['Its chick is there', 'It has chicks'],
    ['They hatch there', 'It hatched there'],
    ['They are born there', 'Hatching is slow'],
    ['Their wings are orange', 'Its legs are long'],
  ])('are apart with others between them: “%s … %s”', (first, last) => {
    expect(found(factsApart, report(first, last))).toEqual([['nextStep', first, last]]);
  });

  it.each([
    ['Owls eat roots', 'Cats eat grubs'],
    ['I like it where they eat roots', 'They eat grubs'],
    ['My favourite is when they eat roots', 'They eat grubs'],
    ['The favorite is when they eat roots', 'They eat grubs'],
    ['They live in holes and eat roots', 'They eat grubs'],
    ['They have wings that help', 'Its legs are long'],
    ['They have wings that it can use', 'Its legs are long'],
    ['The tail helps', 'It lays there'],
    ['It uses a tail as it is brown', 'Its legs are long'],
    ['“They eat roots,” said Nan', 'They eat grubs'],
  ])('are not apart, or not of one kind: “%s … %s”', (first, last) => {
    expect(found(factsApart, report(first, last))).toEqual([]);
  });

  it('are apart if two others are between them', () => {
    expect(
      found(
        factsApart,
        'Kea are birds of the hills. They eat roots. They can fly. They eat grubs.',
      ),
    ).toEqual([]);
  });

  it('are those with most between them', () => {
    const text =
      'Kea are birds of the hills. They lay there. They eat roots. They can fly. Snow is cold. They eat grubs. Ice is hard. They have eggs.';
    expect(found(factsApart, text)).toEqual([['nextStep', 'They lay there', 'They have eggs']]);
    const other =
      'Kea are birds of the hills. They eat roots. They lay there. They can fly. Snow is cold. They have eggs. Ice is hard. They eat grubs.';
    expect(found(factsApart, other)).toEqual([['nextStep', 'They eat roots', 'They eat grubs']]);
  });

  it('are apart under one heading, and not under two', () => {
    const parts = (heading: string) =>
      `Kea\nKea are birds of the hills. They eat roots.\n${heading}They can fly. Snow is cold. They eat grubs.`;
    expect(found(factsApart, parts(''))).toHaveLength(1);
    expect(found(factsApart, `Food\n${parts('Snow\n')}`)).toEqual([]);
  });
});

describe('proof', () => {
  const argument = (words: string) => `We should have shade. ${words}.`;

  it.each([
    'Research show it is hot there',
    'Research shows it is hot there',
    'Research says it is hot there',
    'A scientist can see it is hot',
    'Scientists know it is hot there',
    'It is 40 percent of it',
    'It is 40 per cent of it',
    'It is forty percent, or 4.5 % of it',
    'It is 4,5% of all of it',
    'It has three hundred of them',
    'It has three hundreds of them',
    'It is more than a million there',
    'It is more than an hour, or 30 thousand',
    'It is 30 hundred of them',
    'It is 3 kilometres to the shade',
    'It is 1 kilometre to the shade',
    'It is 1 year to the shade',
    'It is 30 years to the shade',
    'It is 1 day to the shade',
    'It is 30 days to the shade',
    'It is 1 hour to the shade',
    'It is 30 hours to the shade',
    'It is 1 minute to the shade',
    'It is 30 minutes to the shade',
    'It is 1 tonne of the shade',
    'It is 30 tonnes of the shade',
    'It is 1 litre of the shade',
    'It is 30 litres of the shade',
    'It is 1 kilogram of the shade',
    'It is 30 kilograms of the shade',
    'It is 19 out of 20 there',
    'It is $45 for all of it',
  ])('is praised: “%s”', (words) => {
    expect(found(evidenceGiven, argument(words))).toEqual([['strength', words]]);
  });

  it.each([
    'About 30 km',
    'It is 30 kms for all of it',
    'It is like 3 minutes to the shade',
    'It is like $3 for the shade',
    'It is probably 30 minutes there',
    'Everyone thinks it is 30 minutes there',
    'Everybody think it is 30 minutes there',
    'I’m nearly 10 years from it',
    "I'm ten years or 30 minutes from it",
    'Im 10 years from it all',
    'I am 12 years from it all',
    'Is it 30 minutes to the shade?',
    'If it is 30 minutes to the shade',
  ])('is not found in “%s”', (words) => {
    expect(found(evidenceGiven, argument(words).replace('?.', '?'))).toEqual([]);
  });

  it('that can be counted is shown before an example', () => {
    expect(
      found(evidenceGiven, argument('For example it is hot there. It is 30 minutes to the shade')),
    ).toEqual([['strength', 'It is 30 minutes to the shade', 'For example it is hot there']]);
  });

  it.each([
    'My friend got burnt',
    'My friends got burnt',
    'My old friend got burnt',
    'My cousin got burnt',
    'My cousins got burnt',
    'My nan got burnt',
    'My nana got burnt',
    'My neighbour got burnt',
    'My neighbours got burnt',
  ])('is there in what happened to somebody: “%s”', (words) => {
    expect(found(evidenceGiven, argument(`Another reason is that it gets hot. ${words}`))).toEqual(
      [],
    );
    expect(
      found(
        evidenceGiven,
        argument(`It is 30 minutes to the shade.\nAnother reason is that it gets hot. ${words}`),
      ).filter(([kind]) => kind === 'nextStep'),
    ).toEqual([]);
  });

  it.each([
    'Secondly it gets hot',
    'Another reason is that it gets hot',
    'To begin with it gets hot',
  ])('is asked for in a part of its own that has none: “%s”', (reason) => {
    const text = (line: string) =>
      `We should have shade. It is 30 minutes to the shade.${line}${reason}. It is so.`;
    expect(found(evidenceGiven, text('\n'))[1]).toEqual(['nextStep', reason]);
    expect(found(evidenceGiven, text(' '))).toHaveLength(1);
    expect(found(evidenceGiven, text('\nIt is so. '))).toHaveLength(1);
    expect(
      found(evidenceGiven, text('\n').replace('We should have shade', 'Shade is a thing')),
    ).toHaveLength(1);
  });

  it.each([
    'And we really like it because it is cool',
    'But I just love it because it is cool',
    'I also enjoy it because it is cool',
    'That’s why it is so because it is cool',
  ])('is not asked for in “%s”', (words) => {
    expect(found(evidenceGiven, argument(words))).toEqual([]);
  });

  it('is asked for where somebody else likes it', () => {
    expect(found(evidenceGiven, argument('Bees say it is good because it is cool'))).toHaveLength(
      1,
    );
  });
});
