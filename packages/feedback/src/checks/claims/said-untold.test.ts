import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const told =
  keptOf(`Last Saturday our netball team played in the final. It was so cold that I was really nervous.

I think every school should have a court. Some people say that courts cost too much. Our coach Mere dropped the trophy in a puddle.

Please build one for us. We felt proud.`);
const tellsNone = keptOf(
  `Netball is a game. It was so cold. Somebody dropped it. A court has lines.`,
);

const claims = [
  'You haven’t told us when it happened.',
  'We know where you played but not when.',
  'You didn’t say what day it was. Start with that.',
  'Your text is clear. Add the date.',
  'You never tell us how you felt.',
  'You leave us without telling us how you felt.',
  'You do not say what you want the school to do.',
  'Your letter ends without saying what you would like them to do.',
  'You haven’t mentioned people who disagree.',
  'You say nothing about the other side of the argument.',
  'You never say what you think yourself.',
];

it.each(claims)('drops what says that a text does not tell what it tells: %s', (comment) => {
  expect(told('nextStep', comment)).toBe(false);
});

it.each(claims)('lets it be of a text that does not: %s', (comment) => {
  expect(tellsNone('nextStep', comment)).toBe(true);
});

it('finds whether something is told by its words', () => {
  expect(told('nextStep', 'You didn’t say if Mere dropped the trophy. Tell us.')).toBe(false);
  expect(told('nextStep', 'You didn’t say if Mere liked the trophy. Tell us.')).toBe(true);
});

it.each([
  'You haven’t told us how you felt when Mere tripped.',
  'You didn’t say when the bus came.',
  'We don’t know how you felt about the court.',
  'Add the day when you trained.',
  'You say nothing about your shoes.',
])('lets be what is said of one part: %s', (comment) => {
  expect(told('nextStep', comment)).toBe(true);
});

const raced = keptOf(`It was so cold at the cross country. Mud went up to my knees.

I came seventh and my sister came nowhere. Runners must wear shoes, in my view.`);

it.each([
  'We never find out how the race ended.',
  'You don’t tell us where you came in the race.',
  'A reader has to guess what place you came.',
])('knows the place in a race, but in no other: %s', (comment) => {
  expect(raced('nextStep', comment)).toBe(false);
  expect(tellsNone('nextStep', comment)).toBe(true);
});

it.each(['You don’t say where you came from.', 'We never find out where you got your shoes.'])(
  'takes no other place for one in a race: %s',
  (comment) => {
    expect(raced('nextStep', comment)).toBe(true);
  },
);

it('finds an opinion that a text begins with', () => {
  const bikes = keptOf('Bike lanes should be on every road. It was so cold on the bus.');
  const asked = ['State your opinion at the beginning.', 'We have to guess your position.'];
  for (const comment of asked) {
    expect(bikes('nextStep', comment)).toBe(false);
    expect(tellsNone('nextStep', comment)).toBe(true);
  }
  expect(bikes('nextStep', 'Give your opinion again at the end.')).toBe(true);
  expect(keptOf('You should bring a hat. It was so cold.')('nextStep', asked[0] ?? '')).toBe(true);
});
