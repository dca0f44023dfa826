import type { Verdict } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import type { Taken } from '../../rules/rule.ts';
import { isSure } from './judge-by-rule.ts';
import { judgeSteps } from '../verdicts/judge-steps.ts';

const judged = (before: string, after: string, rule: string, ...quotations: string[]) =>
  judgeSteps(before, after, [{ step: 0, comment: 'Look again here.', quotations, rule }]).judged[0];

describe('a rule that looks again at the places of its step', () => {
  const before =
    'On wensday we went to the lake with Nana. My frend came too and we swam all day long.';
  const misspelt = 'listedMisspelling';

  it.each([
    ['done where both words are right', 'Wednesday', 'friend', 'done'],
    ['partly done where only the first is right', 'Wednesday', 'frend', 'partly'],
    ['partly done where only the last is right', 'wensday', 'friend', 'partly'],
    ['not done where both are wrong in another way', 'wendsday', 'freind', 'notYet'],
  ])('says %s', (_, day, friend, verdict) => {
    const after = before.replace('wensday', day).replace('frend', friend);
    expect(judged(before, after, misspelt, 'wensday', 'frend')).toMatchObject({
      verdict,
      judge: 'rules',
    });
  });

  it('shows the words that were put right, and no others', () => {
    const after = before.replace('wensday', 'Wednesday').replace('all day long', 'until dark');
    expect(judged(before, after, misspelt, 'wensday', 'frend')?.proof).toMatchObject([
      { text: 'Wednesday' },
    ]);
  });

  it('never says done of a place that the earlier draft doesn’t have', () => {
    const after = before.replace('wensday', 'Wednesday');
    const told = judged(before, after, misspelt, 'tomorow');
    expect(told?.verdict).not.toBe('done');
    expect(told?.proof).toEqual([]);
  });

  it('can’t tell of a place that it would not ask about today, if something changed there', () => {
    const earlier = 'We went to the lake. I said yes to Nana. She gave me a red towel for it.';
    const after = earlier.replace('said yes', 'whispered yes');
    expect(judged(earlier, after, 'tiredWord', 'I said yes to Nana')?.verdict).toBe('cantTell');
    const far = earlier.replace('red towel', 'blue towel');
    expect(judged(earlier, far, 'tiredWord', 'I said yes to Nana')?.verdict).toBe('notYet');
  });

  it('says not yet of such a place that is still as it should not be', () => {
    const earlier = 'One day there was a dragon called Puff. It lived in a cave.';
    const stock = earlier.replace('One day', 'Long ago');
    expect(judged(earlier, stock, 'plainOpening', 'One day there was a dragon')?.verdict).toBe(
      'notYet',
    );
  });

  it.each([
    ['Organise your writing into paragraphs: could one begin here?', 'partly'],
    ['Does another reason begin here? If so, start a new paragraph there.', 'done'],
  ])('a paragraph elsewhere is so much of “%s”', (comment, verdict) => {
    const earlier =
      'I think we should have a pool at our school because pools are fun. We can swim every day when it is hot outside. Everyone in my class likes swimming and we can do races too. Also if you can’t swim you could drown. My cousin can not swim and he is already eleven. Lincoln Road has a pool and we have got nothing at all. So I think we should get one.';
    const step = {
      step: 0,
      comment,
      quotations: ['Also if you can’t swim you could drown'],
      rule: 'paragraphs',
    };
    const after = earlier.replace(' Lincoln', '\n\nLincoln');
    expect(judgeSteps(earlier, after, [step]).judged[0]?.verdict).toBe(verdict);
  });

  it('never says done where the sentence with the word went', () => {
    const after = before.replace('On wensday we went to the lake with Nana. ', '');
    const told = judged(before, after, misspelt, 'wensday');
    expect(['cantTell', 'notYet']).toContain(told?.verdict);
    expect(told?.proof).toEqual([]);
  });
});

it('steps are numbered by a number before one, and not by an amount in one', () => {
  const before =
    'Mix some eggs with the flour. Pour the milk in slowly. Bake it for an hour. Eat it while it is hot.';
  const told = (after: string) => judged(before, after, 'stepsInOrder', 'Mix some eggs');
  expect(told(before.replace('some', '2'))).toMatchObject({ verdict: 'notYet', proof: [] });
  expect(told(`1. ${before}`)?.verdict).toBe('done');
});

describe('a rule is sure', () => {
  const sure = (by: Taken['by'], verdict: Verdict) => isSure({ by }, { verdict, proof: [] });

  it.each([
    'spelling',
    'marking',
    'joining',
    'opening',
    'swapping',
    'inflecting',
    'quoting',
  ] as const)('that a step was done by %s', (by) => {
    expect(sure(by, 'done')).toBe(true);
  });

  it.each(['adding', 'measuring', 'breaking', 'ordering', 'takingOut', 'leavingOut'] as const)(
    'of no step that is done by %s',
    (by) => {
      for (const verdict of ['done', 'partly', 'notYet', 'cantTell'] as const)
        expect(sure(by, verdict)).toBe(false);
    },
  );

  it('that a step was not done, or half done, only of spelling', () => {
    expect([sure('spelling', 'partly'), sure('spelling', 'notYet')]).toEqual([true, true]);
    expect([sure('marking', 'partly'), sure('marking', 'notYet')]).toEqual([false, false]);
    expect(sure('spelling', 'cantTell')).toBe(false);
  });
});
