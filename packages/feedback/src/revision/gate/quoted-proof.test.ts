import { describe, expect, it } from 'vitest';
import { gatedDrafts, gateVerdict } from './gate-verdict.ts';

const before = 'We went to the river. Dad cooked sausages. We drove home.';
const grown = `${before} Eels hid under stones. Smoke drifted past our tent. Burnt onions sizzled.`;
const step = { step: 3, comment: 'What could you smell?' };

const shown = (after: string, proof: readonly string[]) =>
  gateVerdict(gatedDrafts(before, after), step, { verdict: 'done', proof }, 'model').proof.map(
    ({ text }) => text,
  );

describe('words in another spelling', () => {
  const drafts = gatedDrafts(
    'At noon we ate. Dad cookd it all. Mum satt there with us.',
    'At noon we ate. Dad cooked it slowly. Mum sat there with us.',
  );
  const verdictOn = (...proof: string[]) =>
    gateVerdict(drafts, step, { verdict: 'done', proof }, 'model').verdict;

  it('are told from new ones in the same draft, before and after them', () => {
    expect(verdictOn('Dad cooked it')).toBe('notYet');
    expect(verdictOn('Mum sat')).toBe('notYet');
    expect(verdictOn('Mum sat there')).toBe('notYet');
    expect(verdictOn('it slowly')).toBe('done');
    expect(verdictOn('slowly. Mum')).toBe('done');
    expect(verdictOn('cooked it slowly')).toBe('done');
  });

  it('are told from a new order of old words', () => {
    const turned = gatedDrafts(
      'We ran to Nana and Mum sat there.',
      'We ran to Nana and sat there.',
    );
    const opinion = { verdict: 'done', proof: ['and sat there'] } as const;
    expect(gateVerdict(turned, step, opinion, 'model').verdict).toBe('done');
  });
});

it.each([
  ['““Burnt onions””', 'Burnt onions'],
  ['‘“Burnt onions sizzled.”’', 'Burnt onions sizzled'],
  [' Burnt onions sizzled.  ', 'Burnt onions sizzled.'],
  ['Burnt onions sizzled...', 'Burnt onions sizzled'],
  ['stones. Smoke drifted', 'stones. Smoke drifted'],
])('takes for proof what a judge quotes as %s, in the words of the draft', (quoted, text) => {
  expect(shown(grown, [quoted])).toEqual([text]);
});

it('takes all closing marks for part of the proof', () => {
  const after = `${before} Dad yelled, “Run now!” Mum laughed...`;
  expect(shown(after, ['“Run now!”'])).toEqual([expect.stringContaining('Run now!”')]);
  expect(shown(after, ['Mum laughed...'])).toEqual(['Mum laughed...']);
});

it('asks for new words by the comment alone, unless it is told', () => {
  const drafts = gatedDrafts(before, `${before} Step finished.`);
  const told = (comment: string) =>
    gateVerdict(
      drafts,
      { step: 0, comment },
      { verdict: 'done', proof: ['Step finished.'] },
      'model',
    ).verdict;
  expect(told('What could you smell?')).toBe('notYet');
  expect(told('Check your full stops.')).toBe('done');
});
