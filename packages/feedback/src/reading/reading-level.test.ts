import { expect, it } from 'vitest';
import { measureReadingLevel } from './reading-level.ts';
import { readabilityOf } from './readability.ts';

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
