import { expect, it } from 'vitest';
import type { RuleName } from '../../rules/all-rules.ts';
import { readStudentText } from '../../text/student-text.ts';
import { withAnyPraise } from './any-praise.ts';
import { gather } from '../material/materials.ts';

const bath =
  'We had tea at six and then Dad filled the bath. My brother got in with all of his boats. I ate his pie because he was too slow to come. Then it was dark outside.';

const praised = (text: string, strengths: RuleName[], steps: RuleName[] = []) => {
  const read = readStudentText(text);
  return withAnyPraise(gather(read, { strengths, steps }), read).strengths.map(({ rule }) => rule);
};

it('where nothing of what was asked about can be praised, something else is', () => {
  expect(praised(bath, ['headings'])).toContain('saysWhy');
});

it('where something can be, that is enough', () => {
  expect(praised(bath, ['complexSentences'])).toEqual(['complexSentences']);
});

it('a few words are not praised for anything else, and one whole sentence is', () => {
  expect(praised('I ate it because he slept.', ['headings'])).toEqual([]);
  expect(praised('I ate his pie because he was too slow to come.', ['headings'])).toContain(
    'saysWhy',
  );
});

it('the words that the step is about are left to it', () => {
  const slip = bath.replace('because he was too slow to come', 'becos he was too slow to come');
  expect(praised(slip, ['headings'])).toContain('saysWhy');
  expect(praised(slip, ['headings'], ['listedMisspelling'])).not.toContain('saysWhy');
});
