import { describe, expect, it } from 'vitest';
import { judgeSteps } from '../verdicts/judge-steps.ts';
import { withoutRespelt } from './spelt-before.ts';

describe('words without those that were there in another spelling', () => {
  it.each([
    ['very useful', 'it is usefull', 'very '],
    ['really Exciting, wet', 'an exsiting day', 'really , wet'],
    ['a beautiful big tree', 'one beutiful tree', 'a  big tree'],
  ])('of “%s” after “%s”', (fresh, old, left) => {
    expect(withoutRespelt(fresh, old)).toBe(left);
  });

  it.each([
    ['horses', 'a horse'],
    ['then', 'than that'],
    ['usefull', 'usefull and not right'],
    ['', 'usefull'],
  ])('keeps “%s” after “%s”', (fresh, old) => {
    expect(withoutRespelt(fresh, old)).toBe(fresh);
  });
});

describe('a mended word beside another one that is as vague', () => {
  const verdictOf = (before: string, after: string, step: { quotation: string; rule: string }) =>
    judgeSteps(before, after, [
      {
        step: 0,
        comment: `Say more at “${step.quotation}”.`,
        quotations: [step.quotation],
        rule: step.rule,
      },
    ]).judged[0]?.verdict;

  it.each([
    ['The hall is usefull for lots of things', 'The hall is so useful for lots of stuff'],
    ['It was exsiting with heaps of games', 'It was really exciting with heaps of stuff'],
    ['It was populer for lots of things', 'It was so popular for heaps of stuff'],
  ])('says no more: “%s”, “%s”', (quotation, now) => {
    const before = `We went to town. ${quotation}. Then it rained.`;
    const step = { quotation, rule: 'vagueThings' };
    expect(verdictOf(before, before.replace(quotation, now), step)).toBe('notYet');
  });
});
