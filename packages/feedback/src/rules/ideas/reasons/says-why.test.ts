import { expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { saysWhy } from './says-why.ts';

const praised = (words: string) => quoted(saysWhy, `We sat. ${words}. We ate.`);

it.each([
  'It was late, because a whale swam past',
  'It was late because Nan’s ute broke',
  'It was late because it was raining',
  'It was late because I wanted tea',
])('a reason is praised where it is given: “%s”', (words) => {
  expect(praised(words)).toEqual([words]);
});

it.each([
  'It was late because of the whale',
  'It was late because it rained',
  'So is because a whale',
  'It is mine because it’s cool to play it',
  "It is mine because it's better to play it",
  'It is mine because its fun to play it',
  'It is mine because it was good to play',
  'It is mine because it is nice to play',
  'It is mine because it is the best one',
  'It is mine because i like it all',
  'It is mine because I want it all',
  'It is mine because yeah it is mine',
  'It is mine because why not have one',
  'It is mine because you never know then',
  'It is mine because all of the above',
  'Maybe it is mine because a whale swam',
  'Probly it is mine because a whale swam',
  'It is not because a whale swam past',
  'It is just because a whale swam past',
  'The reason is because a whale swam past',
  'The main reason is because a whale swam',
  'Some adults may say no because it costs',
  'Some kids will think so because it costs',
  'It rained but Nan went because a whale swam past',
  'He milk it because a whale swam past',
  '“It was late because a whale swam past,” said Nan',
])('no reason is praised in “%s”', (words) => {
  expect(praised(words).filter((one) => one.includes('because'))).toEqual([]);
});

it('a question gives no reason', () => {
  expect(praised('Was it late because a whale swam past? It was')).toEqual([]);
});

it('in an argument, a reason is for what is argued', () => {
  const argument = (reason: string) => `I think we should have balls. ${reason}. We must play.`;
  const good = 'Balls are good because we can run';
  expect(quoted(saysWhy, argument(good))).toEqual([good]);
  const taught = 'A ball teaches you to share because we all want it';
  expect(quoted(saysWhy, argument(taught))).toEqual([taught]);
  expect(quoted(saysWhy, argument('I carry the bag because it is too big for her'))).toEqual([]);
  expect(quoted(saysWhy, argument('And also because I really want one'))).toEqual([]);
});
