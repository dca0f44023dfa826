import { expect, it } from 'vitest';
import { concealNames, type Concealed } from '../conceal.ts';

const student = { fullName: 'Hana Whitcombe', givenName: 'Hana' };
const hiding = (text: string, of = student): Concealed =>
  concealNames({ text, student: of, classmates: [] });

/** The words that a reader sees in the places of some, without accents. */
function seen(text: string, ...words: RegExp[]): string[] {
  const { text: concealed, reveal } = hiding(text);
  expect(reveal(concealed)).toBe(text);
  const at = concealed.normalize('NFD').replace(/\p{M}/gu, '');
  return words.map((word) => word.exec(at)?.[1]?.toLowerCase() ?? '');
}

it('an initial is the family name that the text tells, so that one child doesn’t become two', () => {
  const text = 'The label said RUBY T. “Ruby,” she whispered. “Ruby Tautari.”';
  const [given, initial, again, family] = seen(
    text,
    /said (\w+)/,
    /said \w+ (\w+)/,
    /“(\w+),/,
    /“\w+ (\w+)\./,
  );
  expect(given).not.toBe('ruby');
  expect([given, initial]).toEqual([again, family]);
});

it('the initial of a child of the class is the family name that the text tells', () => {
  const text = 'We saw Hana W. Then Hana Whitcombe saw us.';
  const [initial, family] = seen(text, /saw \w+ (\w+)/, /Then \w+ (\w+)/);
  expect(initial).toBe(family);
  expect(family).not.toBe('whitcombe');
});

it('an initial of another family name stays another’s', () => {
  const text = 'We saw Hana C. Then Hana Whitcombe saw us.';
  expect(hiding(text).text).toContain(' C. ');
  expect(hiding('Liam O’Brien ran.', { fullName: 'Liam O’Brien', givenName: 'Liam' }).text).toMatch(
    /^\w+ \w+ ran\.$/,
  );
});

it.each(['Grace Tautari', 'Will Faleolo', 'Hope Fonoti', 'Sky Tamihere'])(
  'a name that is a word is meant as a name before a family name: %s',
  (name) => {
    const { text } = hiding(`${name} was at the pool.`);
    for (const word of name.split(' ')) expect(text).not.toContain(word);
  },
);

it.each(['Rose Street', 'Summer holidays', 'May Day', 'Hope is here', 'Will you come'])(
  'a name that is a word is a word before anything but a family name: %s',
  (words) => {
    expect(hiding(`${words}.`).text).toBe(`${words}.`);
  },
);
