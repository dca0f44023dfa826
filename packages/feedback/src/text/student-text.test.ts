import { expect, it } from 'vitest';
import { readStudentText } from './student-text.ts';

it('takes a short first line for the title, and no sentence', () => {
  const text = readStudentText('The Raft\nWe went down the river. It was cold.');
  expect(text.title?.text).toBe('The Raft');
  expect(text.sentences.map((sentence) => sentence.text)).toEqual([
    'We went down the river.',
    'It was cold.',
  ]);
});

it('takes a first sentence for no title', () => {
  expect(readStudentText('We ran.\nWe fell over the fence.').title).toBeNull();
  expect(readStudentText('We ran').title).toBeNull();
});

it('finds what is said in any kind of quotation marks', () => {
  const said = (text: string) => readStudentText(text).speech.map((one) => one.text);
  expect(said('“Go,” I said. "Now!" he said. ‘Why?’ she said.')).toEqual(['Go,', 'Now!', 'Why?']);
  expect(said("It's the dogs' turn, isn't it")).toEqual([]);
});

it('takes an empty text apart', () => {
  expect(readStudentText('')).toMatchObject({
    lines: [],
    sentences: [],
    words: [],
    speech: [],
    title: null,
  });
});

const titleOf = (text: string) => readStudentText(text).title?.text ?? null;

it.each([
  ['one two three four five six seven eight\nWe went down the river and over the hill.', true],
  ['one two three four five six seven eight 9\nWe went down the river and over the hill.', false],
  ['St. Heliers\nWe went down the river.', true],
  ['What was it?\nWe went down the river.', false],
  ['We ran\nWe sat', false],
  ['We ran\nWe ate', false],
  ['We ran away\nWe sat', false],
  ['We ran away\nBy Hemi', true],
  ['We ran away\nBy the sea', false],
  ['Aunty Rangi’s Rēwena Bread\nIngredients:\n3 cups of flour', true],
  ['Aunty Rangi’s Rēwena Bread\nThings you need\n3 cups of flour', true],
  ['We ran away fast\nNan yelled:', false],
  ['Equipment\nAim', false],
])(
  'a short line without a full stop, shorter than the next or above its writer’s name or the first part, is a title: %s',
  (text, is) => {
    expect(titleOf(text)).toBe(is ? text.split('\n')[0] : null);
  },
);

it('a sentence right after the title is kept', () => {
  expect(readStudentText('My Raft\nWe went down.').sentences).toHaveLength(1);
});

it('knows the line of each sentence, and which word is its first', () => {
  const text = readStudentText('We ran. We sat.\n\n  We slept.  \nWe woke. We ate.');
  expect(text.sentences.map(({ line }) => line)).toEqual([0, 0, 1, 2, 2]);
  expect(text.lines.map((line) => text.text.slice(line.start, line.end))).toEqual([
    'We ran. We sat.',
    'We slept.',
    'We woke. We ate.',
  ]);
  const words = text.words.filter(({ first }) => first);
  expect(words.map((word) => `${word.sentence} ${word.text}`)).toEqual([
    '0 We',
    '1 We',
    '2 We',
    '3 We',
    '4 We',
  ]);
});

it('reads any apostrophe as one, and small letters', () => {
  expect(readStudentText('Don’t RUN.').words.map(({ lower }) => lower)).toEqual(["don't", 'run']);
});

it('cuts every endless word and gap short, and leaves what a child writes', () => {
  const long = 'a'.repeat(80);
  const gap = ' '.repeat(40);
  expect(readStudentText(`${long}${gap}${long}`).text).toBe(`${long}${gap}${long}`);
  const endless = `${long}a${gap} ${long}aaa${gap}   b`;
  expect(readStudentText(endless).text).toBe(`${long}${gap}${long}${gap}b`);
});

it('keeps the line breaks of a gap that it cuts short', () => {
  const gap = ' '.repeat(50);
  const text = readStudentText(`Kea live in the hills${gap}\n${gap}\nFood\nThey eat roots.`);
  expect(text.lines.map((line) => line.text)).toEqual([
    'Kea live in the hills',
    'Food',
    'They eat roots.',
  ]);
});

it('knows where the words are that someone says', () => {
  const text = readStudentText('Mum said " come  home ". ‘I can’t, it’s Tama’s,’ I said. "No.');
  expect(text.speech.map(({ text: said }) => said)).toEqual([
    'come  home',
    'I can’t, it’s Tama’s,',
  ]);
  for (const said of text.speech) expect(text.text.slice(said.start, said.end)).toBe(said.text);
});
