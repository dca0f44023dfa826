import { expect, it } from 'vitest';
import type { DraftPoint } from '../draft-point.ts';
import { praiseAlone } from './praise-alone.ts';

const point = (comment: string, more: Partial<DraftPoint> = {}): DraftPoint => ({
  kind: 'strength',
  comment,
  quotations: [],
  example: null,
  skill: null,
  ...more,
});
const praised = (comment: string) => praiseAlone([point(comment)]).map((one) => one.comment);

it.each([
  'Next, say more.',
  'Your next step is the ending.',
  'Your next, bigger step is the ending.',
  'Next time, say more.',
  'Next step: the ending.',
  'Now try a new start.',
  'Now add a sound.',
  'Now see if it fits.',
  'Now have a look.',
  'Try to say more.',
  'Try adding a sound.',
  'Try using “then”.',
  'You could say more.',
  'You might say more.',
  'You should say more.',
  'To make it better, say more.',
  'To make this even stronger, say more.',
  'Think about the end.',
  'Remember to stop.',
  'In your next text, say more.',
  'Why did it stop?',
])('takes advice out of praise: %s', (advice) => {
  expect(praised(`The start is clear. ${advice} I like it.`)).toEqual([
    'The start is clear. I like it.',
  ]);
});

it.each([
  'The next part is clear.',
  'Now I see the river.',
  'Trying hard shows here.',
  'I see that you could hear it.',
  'You couldn’t wait, and I feel it.',
  'The words “Why did it stop?” make me stop too.',
  'Make it better and better, as you do here.',
])('leaves praise that sounds a little like it: %s', (praise) => {
  expect(praised(`The start is clear. ${praise}`)).toEqual([`The start is clear. ${praise}`]);
});

it('leaves out a point that has no word of praise, and every other kind', () => {
  const other = (['nextStep', 'question'] as const).map((kind) => point('It is clear.', { kind }));
  expect(praiseAlone([point('Next, say more.'), ...other])).toEqual([]);
});

it('keeps an example and the quotations beside praise alone, and loses what goes with advice', () => {
  const quotations = ['so cold', 'my toes'];
  const kept = point('“so cold” works, and “my toes” too.', { quotations, example: 'I ran.' });
  expect(praiseAlone([kept])).toEqual([kept]);
  const mixed = { ...kept, comment: '“so cold” works. Next time, say more of “my toes”.' };
  expect(praiseAlone([mixed])).toEqual([
    { ...kept, comment: '“so cold” works.', quotations: ['so cold'], example: null },
  ]);
});
