import { describe, expect, it } from 'vitest';
import { AlreadySaid } from './already-said.ts';
import type { Aim } from './score.ts';
import { chosen, plenty } from '../testing/chosen.ts';
import { material, ofWords } from '../testing/material.ts';

describe('what is all too long', () => {
  const said = (strengths: number[], steps: number[], wordCount = 70) => {
    const of = (name: string) => (count: number) => material(`${name} ${count}`, ofWords(count));
    const { strengths: praised, steps: asked } = chosen(
      { strengths: strengths.map(of('praise')), steps: steps.map(of('step')) },
      { wordCount },
    );
    return { strengths: praised, steps: asked };
  };

  it('loses praise first', () => {
    expect(said([30, 29], [20, 19])).toEqual({
      strengths: ['praise 30'],
      steps: ['step 20', 'step 19'],
    });
  });

  it('has praise that is shorter in place of praise that is too long', () => {
    expect(said([40, 9], [20, 19])).toEqual({
      strengths: ['praise 9'],
      steps: ['step 20', 'step 19'],
    });
    expect(said([40, 9], [20], 35)).toEqual({ strengths: ['praise 9'], steps: ['step 20'] });
  });

  it('loses the second step where that makes room, and then praise as well', () => {
    expect(said([20, 19], [30, 50])).toEqual({
      strengths: ['praise 20', 'praise 19'],
      steps: ['step 30'],
    });
    expect(said([20, 19], [52, 51])).toEqual({ strengths: ['praise 20'], steps: ['step 52'] });
    expect(said([40, 19], [53, 50])).toEqual({ strengths: ['praise 19'], steps: ['step 53'] });
  });

  it('keeps the first step in any case, and says thanks in place of praise that is too long', () => {
    expect(said([50], [60], 35)).toEqual({ strengths: ['effort'], steps: ['step 60'] });
  });
});

describe('where the only praise is about the words that the step is about', () => {
  const there = { quotations: [['We found an old bike']] };
  const strengths = [material('praise', there)];

  it('the step looks elsewhere', () => {
    const steps = [material('step', there), material('smaller step', { weight: 0.2 })];
    expect(chosen({ strengths, steps })).toMatchObject({
      strengths: ['praise'],
      steps: ['smaller step'],
    });
  });

  it('thanks take the place of the praise, if there is no other step', () => {
    const { points } = chosen({ strengths, steps: [material('step', there)] });
    expect(points.map(({ rule }) => rule)).toEqual(['effort', 'step']);
    expect(points[0]).toMatchObject({
      kind: 'strength',
      skill: null,
      quotations: ['We tidied the shed on Sunday', 'Then it was dark'],
    });
  });
});

describe('feedback on a second draft', () => {
  const opening = material('secondDraft', { quotations: [['an old bike']] });

  it('begins with what is new, which counts as one of the strengths', () => {
    const said = chosen({ ...plenty, opening }, { wordCount: 70 });
    expect(said.strengths).toEqual(['secondDraft', 'praise 1']);
    expect(chosen({ ...plenty, opening }).strengths).toEqual(['secondDraft']);
  });

  it('is about other words than those which are new, or which are settled', () => {
    const steps = [
      material('on the new', { quotations: [['We found an old bike']] }),
      material('on the settled', { quotations: [['the broom']] }),
      material('step'),
    ];
    const strengths = steps.map((one) => ({ ...one, rule: `praise ${one.rule}` }));
    const said = chosen(
      { strengths, steps, opening, settled: ['Dad had the broom'] },
      { wordCount: 70 },
    );
    expect(said.steps).toEqual(['step']);
    expect(said.strengths).toEqual(['secondDraft']);
  });
});

it('says the same in other words where the class has had them, and never in the teacher’s unloved ones', () => {
  const ways = ['Look again at {q}.', 'Read {q} once more.', 'Go back to {q} now.'];
  const steps = [material('step', { comments: ways, quotations: [['the broom']] })];
  const said = (over: Partial<Aim>) =>
    chosen({ strengths: [material('praise')], steps }, over).points[1]?.comment;
  const alreadySaid = new AlreadySaid(['Look again at “the rope”.', 'Go back to “the eel” now.']);
  expect(said({ alreadySaid })).toBe('Read “the broom” once more.');
  expect(said({ avoids: ['read', 'look again'] })).toBe('Go back to “the broom” now.');
});

it('speaks to the student by name, once', () => {
  const { points } = chosen(plenty, { wordCount: 105 });
  expect(points.map(({ comment }) => comment.includes('Hana'))).toEqual(
    points.map((_, i) => i === 0),
  );
  expect(points[0]?.comment).toBe('Hana, here is praise 1 “the words of praise 1”.');
});
