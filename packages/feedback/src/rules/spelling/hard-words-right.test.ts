import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { quoted } from '../testing/quoted.ts';
import { hardWordsRight } from './hard-words-right.ts';

const praised = (words: string) => [...new Set(quoted(hardWordsRight, `It is ${words}.`))];
const weights = (words: string) =>
  hardWordsRight.find(readStudentText(`It is ${words}.`)).map(({ weight }) => weight);

describe('hard words that are right', () => {
  it.each([
    'wrestle',
    'stations',
    'decision',
    'laughing',
    'neighbour',
    'delicious',
    'cautious',
    'pictures',
    'climbing',
    'whistle',
    'magically',
    'serious',
    'gorgeous',
    'believe',
    'receive',
    'physical',
    'rhyming',
    'balloon',
  ])('are praised for how they are written: “%s”', (word) => {
    expect(weights(`${word} and swimming`)).toEqual([0.8]);
  });

  it('or for their length', () => {
    expect(weights('vegetables and swimming')).toEqual([0.8]);
    expect(weights('vegetable and swimming')).toEqual([0.8]);
    expect(weights('hospital and swimming')).not.toEqual([0.8]);
    expect(weights('puzzle and swimming')).not.toEqual([0.8]);
  });

  it.each(['sunflowers', 'looking', 'jumping', 'called', 'number'])(
    'are not easy words, or two in one: “%s”',
    (word) => {
      expect(weights(`${word} and swimming`)).not.toContain(0.8);
    },
  );

  it('are called hard, which fairly hard ones are not', () => {
    const slots = (words: string) =>
      hardWordsRight.find(readStudentText(`It is ${words}.`)).map((one) => one.slots?.['easy']);
    expect(slots('swimming and delicious')).toEqual(['not easy']);
    expect(slots('shark and because')).toEqual([undefined]);
  });

  it('are shown from the hardest, eight at most, each in one form', () => {
    expect(praised('swimming and delicious')).toEqual(['delicious', 'swimming']);
    expect(praised('a balloon, delicious and balloons')).toHaveLength(2);
    expect(
      praised(
        'swimming, stopping, dropping, clapping, skipping, slipping, shopping, planning, spinning and trimming',
      ),
    ).toHaveLength(8);
  });

  it.each(['Swimming', 'SWIMMING', '[swimming]', '[swimming', 'swimming]', 'swimmming'])(
    'are not “%s”',
    (word) => {
      expect(praised(`${word} and delicious`)).toEqual([]);
    },
  );

  it('are none that another word in the text is meant for', () => {
    expect(praised('swimming and delicious, and swiming')).toEqual([]);
  });
});

describe('fairly hard words that are right', () => {
  it.each(['shark', 'lunch', 'clock', 'float', 'tower', 'mouse', 'quick'])(
    'are praised if there are no harder ones: “%s”',
    (word) => {
      expect(praised(`${word} and because`)).toEqual(['because', word]);
    },
  );

  it.each(['ship', 'stamp', 'green', 'black'])('are not “%s”', (word) => {
    expect(praised(`${word} and because`)).toEqual([]);
  });

  it('weigh less', () => {
    expect(weights('shark and because')).toEqual([0.5]);
  });
});
