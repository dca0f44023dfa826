import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['what somebody does', 'on friday mord found a key'],
  ['what somebody does, misspelt', 'in the end mord kikd it'],
  ['what is done to people', 'we interviewd mord today'],
  ['what somebody is chosen for', 'the captain is mord'],
  ['whose cousin it is', 'my cuzin is mord'],
  ['who did it', 'it was mord who hid'],
  ['where somebody is struck', 'the stick hit mord on the nose'],
  ['whom something is given to', 'I past it to mord and she ran'],
  ['whom we were with', 'we swam with mord and he sank'],
  ['whose place it is', 'I slept at mord house'],
  ['whom something is for', 'it is a poem for mord'],
  ['who is told to do something', 'I askd mord to stop'],
  ['whom we wait for', 'we were waiting for mord to come'],
  ['who may join in', 'I said mord can come'],
  ['whom we thank', 'thank you mord for it'],
  ['whom we play with', 'I like playing with mord.'],
  ['whom we meet', 'I saw mord at the shops'],
  ['who was where', 'when mord was already up'],
  ['who was the most', 'mord was the fastest'],
  ['who had something', 'because mord had the map'],
  ['who got hurt', 'after that mord got stung'],
  ['whose friend it is', 'I think mord is a good friend'],
  ['who wrote it', 'By mord'],
  ['who is listed with another', 'Dad took mord and Zuleika'],
  ['who is listed with a word', 'in a team with Kauri and mord'],
])('a word near another is a name by its sound by %s: %s', (_, text) => {
  expect(blankedIn(['Maud Po', 'Zuleika Po', 'Kauri Po'], text)).toBe(
    text.replace('mord', '_').replace(/Zuleika|Kauri/u, '_'),
  );
});

it.each([
  ['Maud Po', 'the mord came off'],
  ['Maud Po', 'it is a poem in mord'],
  ['Maud Po', 'he mord met me'],
  ['Maud Po', 'a big mord hit me'],
  ['Maud Po', 'it was mord again'],
  ['Maud Po', 'I saw mord in it'],
  ['Vicky Po', 'a crab wich pincht me'],
  ['Weng Po', 'I fell wen it hit me'],
])(
  'a word near a name stays where it is a thing, a deed or a little word: %s: %s',
  (name, text) => {
    expect(blankedIn([name], text)).toBe(text);
  },
);
