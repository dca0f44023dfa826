import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { otherSide } from './other-side.ts';

describe('an argument', () => {
  const argument = (last: string) =>
    `We should have a dog. They must be kind. They run. They help us. ${last}`;

  it.each([
    'Some say dogs bite',
    'Some people say dogs bite',
    'Some kids might say dogs bite',
    'Others may think dogs bite',
    'Of course nobody likes it',
    'Of course, nobody likes it',
    'I know it costs a lot, but it helps',
    'I know that it costs a lot.  However it helps',
    'I know that dogs are banned there as they run at people and they can be quite rough with kids. But they help',
  ])('is praised for the other side: “%s”', (words) => {
    expect(found(otherSide, argument(`${words}.`))).toEqual([['strength', expect.any(String)]]);
  });

  const sides = (words: string) => argument(`${words}. Dogs are quick. So it is best.`);

  it.each([
    'Many dogs think it',
    'Most cats would say so',
    'My nan thinks so',
    'Our nans think so',
    'The boss says so',
    'The boys say so',
    'My nan believes it',
    'My nans believe it',
    'The boss argues it',
    'The boys argue it',
    'Our nan reckons so',
    'Our nans reckon so',
    'It’s true that they eat',
    "It's true that they eat",
    'Its true that they eat',
    'It costs a lot but it runs',
    'They cost a lot but they run',
    'It takes time but it runs',
    'They take long but they run',
    'It takes longer but it runs',
    'Grown-ups would argue it. But it runs',
    'Grownups argue it.  However it runs',
    'Everybody thinks it, but it runs',
    'Some dogs nip but we can train them',
    'Not everyone has a yard but they can share',
    'If you say no we will cry',
    'If anybody worries we will walk them',
  ])('is not asked for it where it may be there: “%s”', (words) => {
    expect(found(otherSide, sides(words)).filter(([kind]) => kind === 'nextStep')).toEqual([]);
  });

  it('is asked for it before its end', () => {
    expect(found(otherSide, sides('They eat'))).toEqual([['nextStep', 'it is best']]);
    expect(found(otherSide, argument('They eat. That’s why we win. It is best.'))).toEqual([
      ['nextStep', 'That’s why we win'],
    ]);
    expect(found(otherSide, argument("They eat. That's why we win. It is best."))).toEqual([
      ['nextStep', "That's why we win"],
    ]);
    expect(found(otherSide, argument('They eat. Dogs are quick. It is best.'))).toEqual([
      ['nextStep', 'It is best'],
    ]);
    expect(found(otherSide, argument('They eat.'))).toEqual([]);
    expect(found(otherSide, argument('They eat. They nap.'))).toHaveLength(1);
  });

  it('is told from a recount, which nobody has to answer', () => {
    const text =
      'We went to the zoo on Friday. I think we saw a bear. It was asleep. Then we had lunch. I think it was pie. We went home. Mum said we should sleep.';
    expect(found(otherSide, text, 'recount')).toEqual([]);
    expect(found(otherSide, sides('They eat'), 'persuade')).toHaveLength(1);
  });

  it('is asked for none where the task was to inform', () => {
    const text =
      'Netball is a sport. We should have won it. Netball is the best. I think it is fun. It is quick. You should play. Everyone should give it a go!';
    expect(found(otherSide, text, 'persuade')).toHaveLength(1);
    expect(found(otherSide, text, 'inform')).toEqual([]);
  });
});
