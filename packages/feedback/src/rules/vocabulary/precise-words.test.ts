import { expect, it } from 'vitest';
import { quoted } from '../testing/quoted.ts';
import { preciseWords } from './precise-words.ts';

const praised = (words: string) => [...new Set(quoted(preciseWords, `It saw ${words}.`))];

it('long words that few children know are praised, the longest first', () => {
  expect(praised('a predator and a chrysalis')).toEqual(['chrysalis', 'predator']);
});

it('at most six are praised, each in one form', () => {
  expect(praised('a chrysalis and two predators by a predator')).toHaveLength(2);
  expect(
    praised(
      'a chrysalis, a predator, an estuary, an artefact, a labyrinth, a silhouette, a sanctuary and a parasite',
    ),
  ).toHaveLength(6);
});

it.each(['A Predator', 'PREDATOR', 'a pantry', 'a predattor'])('“%s” is not praised', (word) => {
  expect(praised(`${word} by a chrysalis`)).toEqual([]);
});

it('the first word of a sentence is not praised', () => {
  expect(quoted(preciseWords, 'It saw a chrysalis. predator it was.')).toEqual([]);
});
