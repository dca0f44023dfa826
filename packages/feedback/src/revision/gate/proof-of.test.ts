import { expect, it } from 'vitest';
import { compareWords } from '../changes/compare-drafts.ts';
import { freshSince } from '../words/fresh-words.ts';
import { proofOf } from './proof-of.ts';

/** The words that show each change, null where nothing does. */
function proofs(before: string, after: string) {
  const compared = compareWords(before, after);
  return compared.changes.map((change) => {
    const range = proofOf(compared, after, freshSince(before), change);
    return range && after.slice(range.start, range.end);
  });
}

it('new words show themselves, the first forty of them', () => {
  expect(proofs('We ran.', 'We raced.')).toEqual(['raced.']);
  const many = (count: number) => `hop${' hop'.repeat(count - 1)}`;
  expect(proofs('We ran.', `We ${many(40)} ran.`)).toEqual([many(40)]);
  expect(proofs('We ran.', `We ${many(41)} ran.`)).toEqual([many(40)]);
});

it('old words in a new place are shown with as many around as make them new', () => {
  expect(proofs('We ran home and ate.', 'We ran home and home ate.')).toEqual(['and home ate.']);
  expect(proofs('We ran. Mum slept there.', 'we ran. Mum slept there.')).toEqual(['we']);
  expect(proofs('Mum ran. We ran', 'Mum ran. Mum ran')).toEqual(['ran. Mum ran']);
});

it('what went is shown by the words on both sides, and at an end by nothing', () => {
  expect(proofs('We ran very far.', 'We ran far.')).toEqual(['ran far.']);
  expect(proofs('Today we ran.', 'we ran.')).toEqual([null]);
  expect(proofs('a b x a b a c.', 'a b a b a c.')).toEqual(['a b a b']);
  expect(proofs('We ran.', '')).toEqual([null]);
});

it('what moved is shown by where it is joined to the rest', () => {
  const [dogs, cats, pies] = ['Dogs bark a lot.', 'Cats eat mice.', 'Nana baked us pies.'];
  expect(proofs(`${dogs} ${cats} ${pies}`, `${dogs} ${pies} ${cats}`)).toEqual(['lot. Nana']);
  expect(proofs(`${dogs} ${cats}`, `${cats} ${dogs}`)).toEqual(['mice. Dogs']);
});

it('a new line is shown with the words on both sides of it', () => {
  expect(proofs('We ran. Mum slept.', 'We ran.\nMum slept.')).toEqual(['ran.\nMum slept.']);
  expect(proofs('We ran. Mum slept.', 'We ran.\nDad slept.')).toEqual(['Dad']);
});

it('a new line of which nothing is new has no more than four words on each side', () => {
  const words = 'one two six ten red';
  const before = `${words}\n${words} ${words}`;
  expect(proofs(before, before.replace('red one', 'red\none'))).toEqual([null]);
});
