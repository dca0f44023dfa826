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

const counted = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `word${from + i}`).join(' ');
/** So many new runs of four words, behind as many old words as said. */
const isFrom = (words: number, { old = 0, shared = words } = {}) => {
  const before = counted(old, 500);
  const text = `${before} ${counted(words)}`.trim();
  const theirs = `${counted(shared)} ${counted(words - shared, 900)}`;
  return classmatesTexts({
    changed: [{ id: 'a', before, text }],
    others: [{ id: 'b', text: theirs }],
  }).has('a');
};

it('needs twenty new runs of four words', () => {
  expect(isFrom(23)).toBe(true);
  expect(isFrom(22)).toBe(false);
  // The three runs that reach into the old words are new as well.
  expect(isFrom(20, { old: 20 })).toBe(true);
  expect(isFrom(19, { old: 20 })).toBe(false);
});

it('needs a text of which half is new', () => {
  expect(isFrom(40, { old: 43 })).toBe(true);
  expect(isFrom(40, { old: 44 })).toBe(false);
});

it('needs three fifths of what is new in the other text', () => {
  expect(isFrom(53, { shared: 33 })).toBe(true);
  expect(isFrom(53, { shared: 32 })).toBe(false);
});

it('names the classmate whose text is nearest, and never the student', () => {
  const near = { id: 'near', text: calebs };
  const far = { id: 'far', text: calebs.split('. ').slice(0, -1).join('. ') };
  const found = (...texts: typeof others) =>
    classmatesTexts({ changed: [{ id: 'bella', before: bellas, text: calebs }], others: texts });
  expect(found(far, near).get('bella')).toBe('near');
  expect(found(near, far).get('bella')).toBe('near');
  expect(found({ id: 'bella', text: calebs })).toEqual(new Map());
  expect(found()).toEqual(new Map());
});

it('reads all texts of a classmate, each by itself', () => {
  const [one = '', ...rest] = calebs.split('. ');
  const halves = [
    { id: 'caleb', text: `${one}.` },
    { id: 'caleb', text: rest.join('. ') },
  ];
  const told = classmatesTexts({
    changed: [{ id: 'bella', before: bellas, text: calebs }],
    others: halves,
  });
  expect(told.get('bella')).toBe('caleb');
});

it('takes what three of few, or a third of many, have for a classmate’s, and no more', () => {
  const withCopies = (count: number, size: number) => {
    const copies = Array.from({ length: count }, (_, i) => ({ id: `copy ${i}`, text: calebs }));
    const own = Array.from({ length: size - count }, (_, i) => ({ id: `own ${i}`, text: '' }));
    const changed = [{ id: 'bella', before: bellas, text: calebs }];
    return classmatesTexts({ changed, others: [...copies, ...own] }).has('bella');
  };
  expect([withCopies(3, 6), withCopies(4, 6)]).toEqual([true, false]);
  expect([withCopies(4, 12), withCopies(5, 12)]).toEqual([true, false]);
});

it('tells of each changed text by itself', () => {
  const changed = [
    { id: 'bella', before: bellas, text: calebs },
    { id: 'mia', before: bellas, text: bellas },
  ];
  expect(classmatesTexts({ changed, others })).toEqual(new Map([['bella', 'caleb']]));
});
