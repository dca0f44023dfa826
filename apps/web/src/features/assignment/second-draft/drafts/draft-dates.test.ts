import { expect, test } from 'vitest';
import { changedDraft } from '../../testing/sample-drafts.ts';
import { draftDates } from './draft-dates.ts';

test('each feedback is called by its number, in words while there is a short one', () => {
  const [one] = changedDraft.earlier;
  const earlier = Array.from({ length: 23 }, () => one).filter((each) => each !== undefined);
  const labels = draftDates({ ...changedDraft, earlier }, null).map(({ label }) => label);
  const feedbacks = [1, 8, 9, 11, 21, 22, 23].map((nth) => labels[nth - 1]);
  expect(feedbacks).toEqual([
    'First feedback',
    'Eighth feedback',
    '9th feedback',
    '11th feedback',
    '21st feedback',
    '22nd feedback',
    '23rd feedback',
  ]);
});
