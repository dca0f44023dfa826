import { describe, expect, it } from 'vitest';
import { judgeSteps } from '../../revision/verdicts/judge-steps.ts';

const before =
  'We drove to the river. We put bait on the line. Ana saw the eel first. It was big. I pulled and it came up. Nan cooked it on the fire. Later we ate it with bread. We went home in the dark.';

const judgedAs = (after: string, rule: string, comment: string, quotation: string) =>
  judgeSteps(before, after, [{ step: 0, comment, quotations: [quotation], rule }]).judged[0]
    ?.verdict;

const changed = (old: string, now: string) => before.replace(old, now);

describe('one of two sentences that begin alike', () => {
  const verdictOf = (after: string) =>
    judgedAs(
      after,
      'sameStart',
      'Begin “We put bait on the line” differently: the sentence before it starts with ‘We’, too.',
      'We put bait on the line',
    );

  it.each([
    ['We put bait on the line', 'First of all we put bait on the line'],
    ['We put bait on the line', 'Carefully, I put bait on the line'],
    ['We put bait on the line', 'Down by the water we put bait on the line'],
    ['We drove to the river', 'On Sunday we drove to the river'],
  ])('begins another way: “%s”, “%s”', (old, now) => {
    expect(verdictOf(changed(old, now))).toBe('done');
  });

  it.each([
    ['We put bait on the line', 'We put smelly bait on the line'],
    ['It was big', 'At last it was big'],
    ['We put bait on the line', 'We then put bait on the line'],
  ])('begins as it did: “%s”, “%s”', (old, now) => {
    expect(verdictOf(changed(old, now))).not.toBe('done');
  });
});

describe('a moment that the writer chooses', () => {
  const verdictOf = (after: string) =>
    judgedAs(
      after,
      'chosenMoment',
      'Which moment before “We went home in the dark” do you like best? Can a reader see and hear it? If not, add what they miss.',
      'We went home in the dark',
    );

  it.each([
    [
      'I pulled and it came up.',
      'I pulled and it came up. The line hissed through the water and my arms were shaking. I thought the eel would drag me in.',
    ],
    [
      'Nan cooked it on the fire.',
      'Nan cooked it on the fire. The skin crackled and the smoke made my eyes water. “Not yet,” she said, and I wished she would hurry.',
    ],
  ])('is stayed at: “%s”', (old, now) => {
    expect(verdictOf(changed(old, now))).toBe('done');
  });

  it.each([
    ['I pulled and it came up.', 'I pulled hard and it came up and I was happy.'],
    [
      'in the dark.',
      'in the dark. I felt happy and my tummy was warm and I heard Nan singing in the front of the car.',
    ],
    [
      'Nan cooked it on the fire.',
      'Nan cooked it on the fire. There were a lot of people there and some of them were from the marae and some from the school.',
    ],
  ])('isn’t known to be stayed at: “%s”, “%s”', (old, now) => {
    expect(verdictOf(changed(old, now))).toBe('cantTell');
  });

  it.each([
    ['It was big.', 'It was very big and black.'],
    ['We put bait on the line.', 'We put smelly bait on the long line.'],
  ])('goes by as it did where only words changed: “%s”, “%s”', (old, now) => {
    expect(verdictOf(changed(old, now))).toBe('notYet');
  });
});
