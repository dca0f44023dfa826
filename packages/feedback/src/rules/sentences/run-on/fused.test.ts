import { expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { commaSplice } from './comma-splice.ts';

const places = (sentence: string) =>
  found(commaSplice, `It rained. ${sentence} We ate.`).flatMap(([, ...quotations]) => quotations);

it.each([
  ['The biggest one is the whale shark it can be 12 metres long.', 'it can be 12 metres long'],
  ['Sharks dont have bones they have cartlidge.', 'they have cartlidge'],
  ['Last satday I went to stay at Jacks farm it is in Eketahuna.', 'it is in Eketahuna'],
  ['We all went down the flying fox it was so scary.', 'it was so scary'],
  ['then we did the flying fox it was scary.', 'it was scary'],
  ['Anyone can eat there for free this is called langar.', 'this is called langar'],
  ['There is a patch in the ocean it is a huge mess.', 'it is a huge mess'],
])('a sentence that begins without a mark is found: “%s”', (sentence, place) => {
  expect(places(sentence)).toEqual([place]);
});

it.each([
  'I had imagined it would be like picking fruit.',
  'Kevin said no they are not so big.',
  'When we got to the pool it was so cold.',
  'That was the first time it was so cold there.',
  'I know that a meal like this is called langar.',
  'We looked at the hole it was in.',
  'I took a photo of the hole it was digging.',
  'That is the cup they were given.',
  'I think the rain made it so cold.',
  'We ran fast because the bull it was so angry.',
  'The man told us they are a noisy bird.',
  'She is so tall that they are like ants.',
  'We like the way they have their hair.',
  'Everything they have is old and it is so cold.',
  'The river used to be clean enough to swim in, by last summer it was just brown mud.',
  'In the middle was a chimney all by itself, and beside it was an iron door.',
])('a clause that belongs to what is before it is left alone: “%s”', (sentence) => {
  expect(places(sentence)).toEqual([]);
});
