import { expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { found } from '../../testing/found.ts';
import { turnsPersonal } from './turns-personal.ts';

const facts = 'Slugs are soft. They live in damp places. They eat leaves at night.';
const asked = (rest: string, opening = facts) =>
  found(turnsPersonal, `${opening} ${rest}`, 'explain');

it.each([
  ['I found one in our letterbox', 'My brother put salt on it.'],
  ['My slug is called Steve', 'He lives in my lunch box. Mum is angry.'],
  ['We got some in a jar', 'I think they are funny. One got out.'],
  ['I’ve got three of them', 'They slide on my arm.'],
])('a report turns personal where its writer goes on about herself: “%s”', (turn, rest) => {
  expect(asked(`${turn}. ${rest}`)).toEqual([['nextStep', turn]]);
});

it.each([
  'We must look after them. We all need slugs for our gardens.',
  'There are lots at Mine Bay. They live in an old mine as well.',
  'They are as big as my thumb. They are slower than my nan.',
  'They came here after World War I. They ate the gardens up.',
  '“I hate them,” says Ms Hall. “My beans are gone.”',
  'I hope you know more about slugs now. I found this in a book at my library.',
  'I wish we had some. I saw them with my class.',
  'I like them. They eat beans. My nan has some. I do too.',
  'They have a hole on the side. My slug is called Steve. They breathe through it. They dry up in the sun. I like them.',
])('a report turns personal nowhere in “%s”', (rest) => {
  expect(asked(rest)).toEqual([]);
});

it('three facts for everybody come first', () => {
  const rest = 'I found one in our letterbox. My brother put salt on it.';
  expect(asked(rest, 'Slugs are soft. They eat leaves at night.')).toEqual([]);
  expect(quoted(turnsPersonal, `${facts} ${rest}`)).toEqual([]);
});
