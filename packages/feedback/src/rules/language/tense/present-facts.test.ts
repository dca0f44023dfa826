import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { quoted } from '../../testing/quoted.ts';
import { presentFacts } from './present-facts.ts';

const report = (fact: string) => `Kea are birds. They fly. ${fact}. It digs. They sleep.`;

describe('a fact told as always true is shown by its verb', () => {
  it.each([
    ...'live eat grow use lay hunt weigh come make hide swim spend protect contain produce belong feed need become get keep move look help begin happen give take turn build drink breathe have go catch carry'
      .split(' ')
      .map((verb) => [`They ${verb} it`, verb]),
    ...'lives eats grows uses lays hunts weighs comes makes hides swims spends protects contains produces belongs feeds needs becomes gets keeps moves looks helps begins happens gives takes turns builds drinks breathes has goes catches carries'
      .split(' ')
      .map((verb) => [`It ${verb} here`, verb]),
    ['Birds eat it', 'eat'],
    ['They can eat it', 'eat'],
    ['They also eat it', 'eat'],
    ['They usually eat it', 'eat'],
    ['They often eat it', 'eat'],
    ['They mostly eat it', 'eat'],
    ['People eat it', 'eat'],
    ['He also eats it', 'eats'],
    ['She usually eats it', 'eats'],
    ['A kea often eats it', 'eats'],
    ['A kea mostly eats it', 'eats'],
  ])('“%s”', (fact, verb) => {
    expect(quoted(presentFacts, report(fact))).toEqual(['fly', verb, 'sleep']);
  });

  it.each([
    'This live here',
    'It always live here',
    'The hook eat it',
    'The grass eat it',
    'They eats it',
    'You eats it',
    'People eats it',
    'My birds eat it',
    'Our bird eats it',
    'Birds eat mine',
    'I see that they eat it',
    'Birds eat me',
    'They eat what was here',
    'They eat what were here',
    'They did eat it, they eat it',
    'They eat it like long ago',
    'They used to eat it, they eat it',
    'Since 1987 they eat it',
    'Since 2024 they eat it',
    'The old birds',
  ])('but not “%s”', (fact) => {
    expect(found(presentFacts, report(fact))).toEqual([]);
  });

  it('nor the sentence after one about the past', () => {
    expect(
      found(presentFacts, 'Kea are birds. They fly. Once it was cold. They eat it. They sleep.'),
    ).toEqual([]);
    expect(
      quoted(
        presentFacts,
        'Kea are birds. They fly. Once it was cold. So it is. They eat it. They sleep.',
      ),
    ).toEqual(['fly', 'eat', 'sleep']);
  });

  it('each once, three of several', () => {
    expect(
      found(presentFacts, 'Kea are birds. They fly. They sleep. A kea sleeps. It digs.'),
    ).toEqual([]);
    expect(
      quoted(presentFacts, 'Kea are birds. They fly. They eat it. They sleep. They swim. It digs.'),
    ).toEqual(['fly', 'eat', 'sleep']);
  });
});

it('the verb of a heading is none of the facts', () => {
  const facts = 'They live on land. They eat wood. It has a shell.';
  expect(quoted(presentFacts, `Slugs\nWhat it looks like\nSlugs are soft. ${facts}`)).toEqual([
    'live',
    'eat',
    'has',
  ]);
});
