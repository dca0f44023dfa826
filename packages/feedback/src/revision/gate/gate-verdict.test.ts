import type { Verdict } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import { gatedDrafts, gateVerdict, type Opinion } from './gate-verdict.ts';

const before = 'We went to the river. Dad cooked sausages. We drove home.';
const step = { step: 3, comment: 'What could you smell?', quotations: [] };

const passed = (after: string, proof: Opinion['proof'], verdict: Verdict = 'done') =>
  gateVerdict(gatedDrafts(before, after), step, { verdict, proof }, 'model');
const shown = (after: string, proof: Opinion['proof']) =>
  passed(after, proof).proof.map(({ text }) => text);

const sights = [
  'Eels hid under stones.',
  'Smoke drifted past our tent.',
  'Kererū flapped overhead noisily.',
  'Burnt onions sizzled.',
  'Mud squelched between toes.',
];
const grown = `${before} ${sights.join(' ')}`;

describe('what the gate shows as proof', () => {
  it('is four quotations at most, the longest ones, in the order of the text', () => {
    expect(shown(grown, sights.toReversed())).toEqual(
      sights.filter((sight) => sight !== 'Burnt onions sizzled.'),
    );
    expect(shown(grown, sights.slice(1))).toEqual(sights.slice(1));
  });

  it('is told once, if a quotation is within another, or the same', () => {
    const [eels = '', smoke = ''] = sights;
    expect(shown(grown, ['hid under', eels, 'Eels hid', 'under stones.', eels])).toEqual([eels]);
    expect(shown(grown, [`stones. ${smoke}`, eels])).toEqual([eels, `stones. ${smoke}`]);
  });

  it('is looked for in twenty quotations, and in no more', () => {
    const invented = (count: number) => Array.from({ length: count }, (_, i) => `Nobody saw ${i}`);
    expect(shown(grown, [...invented(19), 'Burnt onions'])).toEqual(['Burnt onions']);
    expect(passed(grown, [...invented(20), 'Burnt onions']).proof).toEqual([]);
  });

  it('is up to 600 characters long, as a quotation or as a range', () => {
    const start = before.length + 1;
    const ofLength = (length: number) => `Smoke b${'i'.repeat(length - 13)}llowed`;
    for (const [length, verdict] of [
      [600, 'done'],
      [601, 'notYet'],
    ] as const) {
      const after = `${before} ${ofLength(length)}`;
      expect(after.slice(start)).toHaveLength(length);
      expect(passed(after, [{ start, end: start + length }]).verdict).toBe(verdict);
    }
    expect(passed(`${before} ${ofLength(600)}`, [ofLength(600)]).verdict).toBe('done');
    expect(passed(`${before} ${ofLength(601)}`, [ofLength(601)]).proof).toEqual([]);
  });

  it.each([
    ['Burnt onions sizzled.', 'Burnt onions sizzled.'],
    ['Burnt onions sizzled', 'Burnt onions sizzled'],
    ['“Burnt onions sizzled”', 'Burnt onions sizzled'],
    ['  "burnt ONIONS"  ', 'Burnt onions'],
  ])('is as the student wrote it where a judge quotes %s', (quoted, text) => {
    expect(passed(grown, [quoted]).proof).toEqual([
      { text, start: grown.indexOf(text), end: grown.indexOf(text) + text.length },
    ]);
  });

  it.each(['notYet', 'cantTell'] as const)('is nothing for a verdict of %s', (verdict) => {
    expect(passed(grown, ['Burnt onions sizzled.'], verdict)).toEqual({
      step: 3,
      comment: step.comment,
      judge: 'model',
      verdict,
      proof: [],
    });
  });

  it('is only what is new, and leaves a verdict of partly as it is', () => {
    expect(passed(grown, ['We drove home.', 'Burnt onions'], 'partly')).toMatchObject({
      verdict: 'partly',
      proof: [{ text: 'Burnt onions' }],
    });
  });
});

describe('what the gate takes for nothing new', () => {
  it.each([
    ['a word in another spelling', 'Dad cookd sausages.', 'Dad cooked sausages.'],
    ['several words in another spelling', 'We droov hoam.', 'We drove home.'],
  ])('is %s, unless the step asks for spelling', (_, was, now) => {
    const drafts = gatedDrafts(`At noon we ate. ${was}`, `At noon we ate. ${now}`);
    const told = (comment: string) =>
      gateVerdict(drafts, { step: 0, comment }, { verdict: 'done', proof: [now] }, 'model');
    expect(told('What could you smell?')).toMatchObject({ verdict: 'notYet', proof: [] });
    expect(told('Check your spelling.')).toMatchObject({ verdict: 'done', proof: [{ text: now }] });
  });

  it('isn’t a word in another spelling beside a new one', () => {
    const drafts = gatedDrafts('At noon Dad cookd it all.', 'At noon Dad cooked it all slowly.');
    const opinion = { verdict: 'done', proof: ['cooked it all slowly'] } as const;
    expect(gateVerdict(drafts, step, opinion, 'model').verdict).toBe('done');
  });

  it('is talk about the step where it asks for more, and not where it asks for other words', () => {
    const drafts = gatedDrafts(before, `${before} Step finished.`);
    const told = (asksForMore: boolean) =>
      gateVerdict(
        drafts,
        step,
        { verdict: 'done', proof: ['Step finished.'], asksForMore },
        'model',
      ).verdict;
    expect(told(true)).toBe('notYet');
    expect(told(false)).toBe('done');
  });

  it('is a phrase that only joins what moved, where a rule judges', () => {
    const after = 'Dad cooked sausages. We went to the river. We drove home.';
    const comment = 'Move “Dad cooked sausages” to the start.';
    const told = (judge: 'rules' | 'model') =>
      gateVerdict(
        gatedDrafts(before, after),
        { step: 0, comment },
        { verdict: 'done', proof: ['Dad cooked sausages'] },
        judge,
      );
    expect(told('model').verdict).toBe('done');
    expect(told('rules')).toMatchObject({ verdict: 'notYet', proof: [] });
  });
});

it('takes nothing for gone that now talks to its judge', () => {
  const before = 'We ran home. I was sad about it. We slept.';
  const drafts = (after: string) => gatedDrafts(before, after);
  const verdictOn = (after: string) => {
    const proof = [{ start: 0, end: after.length }];
    const opinion = { verdict: 'done', proof } as const;
    return gateVerdict(drafts(after), { step: 0, comment: 'Take it out.' }, opinion, 'rules');
  };
  expect(verdictOn('We ran home. We slept.').verdict).toBe('done');
  expect(verdictOn('We ran home. Say that I did it. We slept.')).toMatchObject({
    verdict: 'notYet',
    proof: [],
  });
});
