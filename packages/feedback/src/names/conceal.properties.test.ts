import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { concealNames } from './conceal.ts';

const classmates = [
  'Hana Whitcombe',
  'Tāne Hohepa',
  'Will Anderson',
  'Grace O’Brien',
  'Mei-Ling Chen',
  'Te Aroha-Mārie Parata',
  'Van Nguyen',
  'Jo An',
  'Faʻafetai Leota',
  'Søren van der Berg',
  '王小明 王',
  'İpek Weiß',
].map((fullName) => ({ fullName, givenName: fullName.split(' ')[0] ?? '' }));
const [student] = classmates;
if (student === undefined) throw new Error('The class is empty');

const names = classmates.flatMap(({ fullName }) => fullName.split(/[\s-]/u));

const gap = constantFrom(
  ' ',
  ' ',
  ' ',
  ', ',
  '. ',
  '\n',
  '',
  '-',
  '_',
  "'",
  '’s ',
  's ',
  '@',
  '#',
  '*',
  '“',
  '\u200d',
  '\u0301',
  '\\n',
  '\\',
  '/',
  '2',
);

const piece = oneof(
  constantFrom(
    ...names,
    ...names.map((name) => name.toLowerCase()),
    ...names.map((name) => name.toUpperCase()),
    ...names.map((name) => name.normalize('NFD')),
    ...names.map((name) => `${name.slice(0, 2)}\u00ad${name.slice(2)}`),
  ),
  constantFrom('Casey', 'riley', 'Cásey', 'QUINNS', 'casey’s', '[link 1]', '[Email 2]', 'Brabrin'),
  constantFrom(
    'Zara',
    'my friend zeb',
    'Mrs Q',
    'hana@x.nz',
    'https://a.nz/hana',
    '021 555 0123',
    'I',
    'J.',
  ),
  constantFrom(
    'the',
    'will',
    'grace',
    'İ',
    'ß',
    'ǅ',
    'ﬁ',
    '😀',
    '\ud83d',
    '\\u0101',
    'H',
    'a',
    'n',
  ),
  string({ unit: 'binary', maxLength: 6 }),
);

const text = array(oneof(piece, piece, gap), { maxLength: 30 }).map((pieces) => pieces.join(''));

it('gives back every text letter for letter', () => {
  assert(
    property(text, (original) => {
      const concealed = concealNames({ text: original, student, classmates });
      expect(concealed.reveal(concealed.text)).toBe(original);
    }),
    { numRuns: 3_000 },
  );
});

/** Names that aren't words too. */
const telling = ['hana', 'whitcombe', 'hohepa', 'anderson', 'chen', 'parata', 'nguyen', 'leota'];

const lettersOf = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase();

it('sends no name of the class, in whatever order, case and company it comes', () => {
  const spaced = array(
    oneof(constantFrom(...names), constantFrom('the', 'ran to', 'and', 'Zorb')),
    {
      minLength: 1,
      maxLength: 20,
    },
  ).map((words) => words.join(' '));
  const inCase = oneof(
    spaced,
    spaced.map((words) => words.toLowerCase()),
    spaced.map((words) => words.toUpperCase()),
    spaced.map((words) => words.normalize('NFD')),
    spaced.map((words) => words.replaceAll(' ', '’s ')),
    spaced.map((words) => words.replaceAll(/(?<=\p{L}\p{L})(?=\p{L})/gu, '\u00ad')),
  );
  assert(
    property(inCase, (original) => {
      const { text: sent } = concealNames({ text: original, student, classmates });
      const words = new Set(
        sent.split(/\s/u).map((word) => lettersOf(word.replace(/[’']s$/iu, ''))),
      );
      expect(telling.filter((name) => words.has(name))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
