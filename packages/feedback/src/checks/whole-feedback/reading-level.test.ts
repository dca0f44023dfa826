import { expect, it } from 'vitest';
import { limitsOf } from '../../reading/level-limits.ts';
import { readabilityOf } from '../../reading/readability.ts';
import { checkReadingLevel } from './reading-level.ts';

const check = (text: string, level: 1 | 2 | 3 | null) =>
  checkReadingLevel(readabilityOf(text), level);
const long =
  'I like the way you tell me how the dog ran to the park with a ball and then came back to you. ';

it('holds sentence length against the level', () => {
  expect(check(long, 1)).toContain('too long for the reader');
  expect(check(long, 3)).not.toBeNull();
  expect(check('I like this part a lot. It is clear and it is fun to read.', 1)).toBeNull();
});

it('tells no mean that is the limit itself', () => {
  const { meanWords } = limitsOf(2);
  const counts = { ...readabilityOf('Yes.'), sentences: 5, words: 5 * meanWords + 1 };
  expect(checkReadingLevel(counts, 2)).toContain(`${meanWords + 1} words on average`);
});

it('allows no single sentence that is far too long', () => {
  expect(check(`Yes. No. Good. Yes. No. ${long}`, 1)).toContain('One sentence has 24 words');
});

it('holds unfamiliar words against the level, where there are enough words to tell', () => {
  const hard =
    'Your vivid imagery is compelling. Your syntax is sophisticated. Consider chronological coherence. Emphasise evidence. Demonstrate understanding.';
  expect(check(hard, 2)).toContain('hard for the reader');
  expect(check(hard, null)).toBeNull();
  expect(check('Compelling imagery.', 1)).toBeNull();
});

it('counts no word as hard that the student has used', () => {
  const known = new Set(['axolotls', 'salamander', 'gills', 'oxygen', 'predators']);
  const feedback =
    'You tell us what axolotls eat. Say how gills take in oxygen, and which predators a salamander fears.';
  expect(checkReadingLevel(readabilityOf(feedback), 1)).toContain('hard for the reader');
  expect(checkReadingLevel(readabilityOf(feedback, [], known), 1)).toBeNull();
});

it('allows what is just at the bound', () => {
  const { meanWords, mostWords, unfamiliar } = limitsOf(1);
  const counts = { ...readabilityOf('Yes.'), sentences: 1, words: meanWords, longest: mostWords };
  expect(checkReadingLevel({ ...counts, unfamiliar: 0 }, 1)).toBeNull();
  expect(checkReadingLevel({ ...counts, unfamiliar: 0, words: meanWords + 0.5 }, 1)).not.toBeNull();
  expect(checkReadingLevel({ ...counts, unfamiliar: 0, longest: mostWords + 1 }, 1)).not.toBeNull();
  const many = { ...counts, sentences: 10, words: 100, unfamiliar: 100 * (unfamiliar ?? 0) };
  expect(checkReadingLevel(many, 1)).toBeNull();
  expect(checkReadingLevel({ ...many, unfamiliar: many.unfamiliar + 1 }, 1)).not.toBeNull();
});

it('tells hard words in fifteen words and not in fourteen', () => {
  const counts = { ...readabilityOf('Yes.'), sentences: 5, longest: 4, unfamiliar: 14 };
  expect(checkReadingLevel({ ...counts, words: 14 }, 1)).toBeNull();
  expect(checkReadingLevel({ ...counts, words: 15 }, 1)).toContain('hard for the reader');
});

it('says nothing of feedback without words', () => {
  expect(check('', 1)).toBeNull();
});
