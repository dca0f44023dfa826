import { describe, expect, it } from 'vitest';
import { judgeSteps } from './judge-steps.ts';

const trip =
  'On Monday we went up the Sky Tower. The lift had a glass floor. Our class looked for the school. We saw a man jump off on a wire. Then the bus took us back to school.';
const last = 'Then the bus took us back to school';

const verdictOf = (comment: string, added: string, rule = 'personalEnding') =>
  judgeSteps(trip, `${trip} ${added}`, [{ step: 0, comment, quotations: [last], rule }]).judged[0]
    ?.verdict;

describe('an ending that a step asks for', () => {
  const felt = `Do you say anywhere how you felt at the end? If not, write one more sentence after “${last}” that does.`;
  const why = `After “${last}”, tell us what you will remember, and why.`;

  it.each([
    ['I felt ten metres tall when I told my dad about it.', 'done'],
    ['The driver had his radio on and Mum laughed at my hat.', 'notYet'],
  ])('tells how the writer felt, or not yet: %s', (added, verdict) => {
    expect(verdictOf(felt, added)).toBe(verdict);
  });

  it.each([
    ['I will remember the glass floor because my knees turned to water.', 'done'],
    ['I am never standing on that glass floor again!', 'partly'],
  ])('is half of it without a reason, where one is asked for: %s', (added, verdict) => {
    expect(verdictOf(why, added)).toBe(verdict);
  });
});

describe('sentences that a step asks for', () => {
  const quick =
    'Once a boy was stuck in a well. It was dark. He shouted. Nobody came for ages. Then a man came and got him out. They lived happily ever after.';
  const comment =
    'After all that has happened, “Then a man came and got him out” comes quickly. How was it done? Add two or three sentences, so that your reader can stay with it.';
  const withAdded = (added: string) => {
    const after = quick.replace('came and got him out.', `came and got him out. ${added}`);
    const step = { step: 0, comment, quotations: ['Then a man came and got him out'] };
    return judgeSteps(quick, after, [{ ...step, rule: 'quickEnding' }]).judged[0]?.verdict;
  };

  it('are half of it where there is a single short one', () => {
    expect(withAdded('He threw a rope down the well.')).toBe('partly');
    expect(
      withAdded(
        'First he threw a rope down but it was too short. He tied his belt and his scarf to it and pulled until his hands bled.',
      ),
    ).toBe('done');
  });
});

it('praise of a day shows nothing of a moment in it', () => {
  const comment = `Of all that happens before “${last}”, decide which moment matters most. Does your reader stay there for long enough? If not, add what somebody saw, heard, felt or thought.`;
  const step = { step: 0, comment, quotations: [last], rule: 'chosenMoment' };
  const told = (added: string) =>
    judgeSteps(trip, trip.replace('wire.', `wire. ${added}`), [step]).judged[0]?.verdict;
  expect(told('It was a really cool day. We had such a fun time.')).toBe('notYet');
  expect(told('The man with the moustache was eating a pie.')).toBe('cantTell');
});

it('takes another of many ‘then’s for the one that is named, unless that is to be left out', () => {
  const text =
    'We got to camp. Then we put up tents. Then we ate chips. Then we swam. Then it got dark. Then we slept.';
  const told = (comment: string) =>
    judgeSteps(text, text.replace('Then we swam', 'After lunch we swam'), [
      { step: 0, comment, quotations: ['Then it got dark'], rule: 'repeatedThen' },
    ]).judged[0]?.verdict;
  expect(
    told('Which other word would fit in “Then it got dark”? You have ‘then’ five times.'),
  ).toBe('done');
  expect(told('You use ‘then’ five times. Could you leave it out of “Then it got dark”?')).toBe(
    'partly',
  );
});
