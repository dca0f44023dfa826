import { describe, expect, it } from 'vitest';
import { judgeSteps } from '../verdicts/judge-steps.ts';

const before =
  'I think we should have a pool. Firstly a pool is good for the whole school. Secondly it keeps you cool in summer. Thirdly you get fit and strong. So please build one.';
const reason = 'Secondly it keeps you cool in summer';

const verdictOf = (after: string) =>
  judgeSteps(before, after, [
    {
      step: 0,
      comment: `After “${reason}”, add a sentence that starts with ‘For example’. What really happens?`,
      quotations: [reason],
      rule: 'loneReason',
    },
  ]).judged[0]?.verdict;

const withAdded = (added: string, at: 'before' | 'after') =>
  at === 'before'
    ? before.replace(reason, `${added} ${reason}`)
    : before.replace(`${reason}.`, `${reason}. ${added}`);

describe('a sentence that is added to say more of a place', () => {
  it.each([
    'For example my class raced in one last year.',
    'For instance, my cousin has one and her school loves it.',
    'Because last year my friend Tama had nowhere to swim.',
    'Like when my sister went to the pool with her class.',
    'This means my class could learn to swim.',
  ])('is about the one before it where it points back: “%s”', (added) => {
    expect(verdictOf(withAdded(added, 'before'))).toBe('notYet');
    expect(verdictOf(withAdded(added, 'after'))).toBe('done');
  });

  it('may stand before the place where it points to nothing', () => {
    const added = 'Last summer my class was so hot that two of us fainted.';
    expect(verdictOf(withAdded(added, 'before'))).toBe('done');
  });
});
