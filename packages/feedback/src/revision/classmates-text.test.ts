import { expect, it } from 'vitest';
import { classmatesTexts } from './classmates-text.ts';

const bellas =
  'On Friday we walked to the awa behind our kura. The water was so cold that my toes went numb. I found a kōura under a flat rock and it nipped me because I picked it up. We ate our lunch on the grass and Tāne lost his shoe.';
const calebs =
  'Last week our class went down to the river to look for bugs. Miss Whitcombe gave each of us a net and a white tray. I caught a mayfly with three tails. My friend slipped on the weed and got wet up to his neck.';
const others = [
  { id: 'bella', text: bellas },
  { id: 'caleb', text: calebs },
];

/** Whose text Bella's new one nearly is. */
const asFrom = (text: string, before = bellas, more: typeof others = []) =>
  classmatesTexts({ changed: [{ id: 'bella', before, text }], others: [...others, ...more] }).get(
    'bella',
  );

it.each([
  ['the same', calebs],
  ['with a few words of her own', calebs.replace('three tails', 'two long tails')],
  ['in other marks, capitals and lines', calebs.toUpperCase().replaceAll('. ', '!\n\n')],
  ['with a sentence of hers kept', `On Friday we walked to the awa behind our kura. ${calebs}`],
])('tells a text that is nearly a classmate’s: %s', (_, text) => {
  expect(asFrom(text)).toBe('caleb');
});

it.each([
  ['her own text, mended', bellas.replace('numb', 'quite numb')],
  ['her own text with a sentence of his', `${bellas} I caught a mayfly with three tails.`],
  ['a text of her own about the same', bellas.split(' ').toReversed().join(' ')],
  ['no text', ''],
])('leaves %s alone', (_, text) => {
  expect(asFrom(text)).toBeUndefined();
});

it('takes what most of the class has for something that it was given', () => {
  const more = ['one', 'two', 'three'].map((id) => ({ id, text: calebs }));
  expect(asFrom(calebs, bellas, more)).toBeUndefined();
});

it('finds nothing in short texts, which may be the same by chance', () => {
  expect(
    asFrom('We went to the river.', bellas, [{ id: 'd', text: 'We went to the river.' }]),
  ).toBe(undefined);
});
