import { expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { noOneTime } from './no-one-time.ts';

const habits =
  'Fridays are good at our school. We usually have sport. You get a sausage for a dollar. On Fridays the little kids go first.';
const asked = (rest: string, opening = habits) =>
  found(noOneTime, `${opening} ${rest}`, 'recount').length;

it('what is always so is no recount of one time', () => {
  expect(asked('I like sausages.')).toBe(1);
  expect(asked('I like sausages.', habits.replaceAll('Fridays', 'Sundays'))).toBe(1);
  expect(asked('My brother dropped his once. The dog got fat. I like sausages. It is yum.')).toBe(
    1,
  );
});

it.each([
  'Last Friday it rained.',
  'On Friday it was wet.',
  'One day it was wet.',
  'This term it is wet.',
  'It was wet on the 5th of May.',
  'When we got there it was wet.',
])('one time is told in “%s”', (rest) => {
  expect(asked(rest)).toBe(0);
});

it('what somebody did may be told of any day', () => {
  expect(asked('I dropped my sausage. The dog ate it. We laughed.')).toBe(0);
});

it('two habits, or a few among much else, show nothing', () => {
  expect(asked('We have sport.', 'We usually have sport. You get a sausage.')).toBe(0);
  expect(
    asked(
      'It is hot. It is wet. It is cold. I like it. Mum is here. Dad is too. So is Nan. We are a lot. It is loud. The bell is old.',
    ),
  ).toBe(0);
});

it('a letter may tell what is always so', () => {
  expect(found(noOneTime, `Dear Nana,\n${habits}\nLove from Mia`, 'recount')).toEqual([]);
});
