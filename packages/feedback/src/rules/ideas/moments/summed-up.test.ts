import { expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { summedUp } from './summed-up.ts';

const told =
  'On Friday we went to Polyfest. It was hot. There were lots of schools. I sat by Ana. We did our haka. Then we ate. We did the dishes. Then we watched. We came third.';

it('no story that is made up is asked for a moment of what was done', () => {
  expect(summedUp.find(readStudentText(told, 'recount'))).toHaveLength(1);
  expect(summedUp.find(readStudentText(told, 'narrate'))).toEqual([]);
});
