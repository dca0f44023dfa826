import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import type { Material } from '../material/materials.ts';
import { withoutTrivialPraise } from './suited-to-years.ts';

const short = readStudentText('We ran out. It was fun.');
const sound = readStudentText(
  'The tide had turned, and the old jetty creaked under our feet. '.repeat(10),
);

const of = (rule: string, ...quotations: string[][]): Material => ({
  rule,
  skill: null,
  comments: ['{q}'],
  quotations,
  weight: 0.4,
  slots: {},
});
const whole = of('wholeSentence', ['We ran out']);
const easy = of('hardWordsRight', ['people', 'still']);
const hard = of('hardWordsRight', ['photosynthesis', 'because'], ['people', 'still']);

const kept = (
  strengths: Material[],
  asked: { years?: string; readingLevel?: 1 | 2 | 3 },
  text = short,
) =>
  withoutTrivialPraise({ strengths, steps: [] }, text, { readingLevel: null, ...asked }).strengths;

it('praises a whole sentence only of children up to Year 5', () => {
  expect(kept([whole], { years: 'Year 5', readingLevel: 3 })).toEqual([whole]);
  expect(kept([whole], { years: 'Years 5 and 6' })).toEqual([whole]);
  expect(kept([whole], { years: 'Year 6' })).toEqual([]);
});

it('goes by the reading level or by the text where nobody knows the year', () => {
  expect(kept([whole], { readingLevel: 2 })).toEqual([whole]);
  expect(kept([whole], { readingLevel: 3 })).toEqual([]);
  expect(kept([whole], {})).toEqual([whole]);
  expect(kept([whole], {}, sound)).toEqual([]);
});

it('praises the spelling of words that all children know only up to Year 6', () => {
  expect(kept([easy], { years: 'Year 6' })).toEqual([easy]);
  expect(kept([easy], { years: 'Year 7' })).toEqual([]);
  expect(kept([hard], { years: 'Year 7' })).toEqual([
    { ...hard, quotations: [['photosynthesis', 'because']] },
  ]);
});
