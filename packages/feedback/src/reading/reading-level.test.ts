import { expect, it } from 'vitest';
import { limitsOf } from './level-limits.ts';
import { readabilityOf } from './readability.ts';
import { levelOf, measureReadingLevel } from './reading-level.ts';

it('measures by Flesch–Kincaid and gives the New Zealand year', () => {
  const simple = measureReadingLevel('I like this part. It is clear. What did you see next?');
  expect(simple).toMatchObject({ formula: 'Flesch–Kincaid', level: 1 });
  expect(simple.year).toBeCloseTo(simple.grade + 1, 1);
  const hard = measureReadingLevel(
    'Your sophisticated characterisation demonstrates considerable awareness of narrative perspective throughout.',
  );
  expect(hard.grade).toBeGreaterThan(12);
  expect(hard.level).toBeNull();
});

it('leaves out quotations, the name and te reo Māori', () => {
  const plain = readabilityOf('I like it. It is good.');
  const same = readabilityOf(
    'Charlotte-Anne, I like it “an extraordinarily complicated quotation”. It is whanaungatanga good.',
    ['Charlotte-Anne'],
  );
  expect(same).toEqual({ ...plain, words: 6, syllables: 6, longest: 3, sentences: 2 });
});

it('counts words outside the Dale–Chall list, whatever their ending', () => {
  expect(readabilityOf('The jumping frogs happily stopped.').unfamiliar).toBe(0);
  expect(readabilityOf('The connective is substantial.').unfamiliar).toBe(2);
});

it('measures nothing as nothing', () => {
  expect(measureReadingLevel('')).toMatchObject({ grade: 0, year: 1 });
});

it.each([
  [1_245, 3, 1],
  [1_254, 3.1, 2],
  [1_415, 5, 2],
  [1_423, 5.1, 3],
  [1_669, 8, 3],
  [1_677, 8.1, null],
])('%i syllables in a thousand words make grade %d and level %s', (syllables, grade, level) => {
  const counts = { words: 1_000, sentences: 100, syllables, longest: 10, unfamiliar: 0 };
  expect(levelOf(counts)).toMatchObject({ grade, year: grade + 1, level });
});

it('the grades that are aimed at rise with the level', () => {
  const [none, ...grades] = ([null, 1, 2, 3] as const).map((level) => limitsOf(level).grades);
  expect(grades).toEqual(grades.toSorted(([one], [other]) => one - other));
  for (const [least, most] of grades) expect(least).toBeLessThan(most);
  expect(none).toEqual(grades[1]);
});

it('leaves out each part of a name, and counts a word with ’s as the word', () => {
  const counts = readabilityOf('Kiri’s dog met Te  Kanawa. Kiri!', ['Kiri  Te Kanawa']);
  expect(counts).toMatchObject({ words: 2, sentences: 1, longest: 2, unfamiliar: 0 });
  expect(readabilityOf('The zebra’s.').unfamiliar).toBe(readabilityOf('The zebra.').unfamiliar);
});
