import { describe, expect, it } from 'vitest';
import type { Material } from '../material/materials.ts';
import { chosen, plenty } from '../testing/chosen.ts';
import { material } from '../testing/material.ts';

describe('how much is said', () => {
  it.each([
    [15, 1, 1],
    [35, 1, 1],
    [44, 1, 1],
    [45, 2, 1],
    [52, 2, 1],
    [53, 2, 2],
    [70, 2, 2],
    [75, 3, 2],
    [105, 3, 2],
    [140, 3, 2],
  ])('in %i words: %i strengths and %i next steps', (wordCount, strengths, steps) => {
    const said = chosen(plenty, { wordCount });
    expect(said.strengths).toEqual(plenty.strengths.slice(0, strengths).map(({ rule }) => rule));
    expect(said.steps).toEqual(plenty.steps.slice(0, steps).map(({ rule }) => rule));
  });

  it.each([
    [15, 1],
    [35, 2],
    [70, 3],
    [105, 5],
  ])('in %i words of praise: %i strengths, and no step', (wordCount, strengths) => {
    const said = chosen(plenty, { wordCount, isPraise: true });
    expect(said.strengths).toHaveLength(strengths);
    expect(said.steps).toEqual([]);
  });

  it('a second step is given only if it matters, and a first one always', () => {
    const steps = (...weights: number[]) =>
      chosen(
        { ...plenty, steps: weights.map((weight, i) => material(`step ${i}`, { weight })) },
        { wordCount: 70 },
      ).steps;
    expect(steps(0.1)).toEqual(['step 0']);
    expect(steps(0.3, 0.39)).toEqual(['step 0']);
    expect(steps(0.3, 0.4)).toEqual(['step 0', 'step 1']);
    expect(steps()).toEqual([]);
  });
});

it('a word that was well chosen is praised only where there is little else to praise', () => {
  const strengths = [material('simile'), material('speech'), material('chosenWords')];
  const said = (some: typeof strengths, isPraise = false) =>
    chosen({ strengths: some }, { wordCount: 105, isPraise }).strengths;
  expect(said(strengths)).toEqual(['simile', 'speech']);
  expect(said(strengths.slice(1))).toEqual(['speech', 'chosenWords']);
  expect(said(strengths, true)).toHaveLength(3);
});

describe('what is said together', () => {
  const pair = (one: Material, other: Material) => ({
    praised: chosen({ strengths: [one, other] }, { wordCount: 70 }).strengths,
    asked: chosen({ steps: [one, other] }, { wordCount: 70 }).steps,
  });
  const [both, first] = [['one', 'other'], ['one']];

  it('is about different skills, where the skill is known', () => {
    const [one, other] = [material('one', { skill: 'senses' }), material('other')];
    const same = pair(one, { ...other, skill: 'senses' });
    expect(same).toEqual({ praised: first, asked: first });
    expect(pair(one, { ...other, skill: 'hook' })).toEqual({ praised: both, asked: both });
    expect(pair(material('one'), other)).toEqual({ praised: both, asked: both });
  });

  it('is a need and praise of single words in the same place, rather than a challenge', () => {
    const need = material('need', { quotations: [['the stage shook']] });
    const challenge = material('heardAloud', { weight: 0.2 });
    const words = material('words', { quotations: [['stage', 'shook']] });
    expect(
      chosen({ strengths: [words], steps: [need, challenge] }, { wordCount: 70 }),
    ).toMatchObject({
      strengths: ['words'],
      steps: ['need'],
    });
    const phrase = material('phrase', { quotations: [['the stage shook']] });
    expect(
      chosen({ strengths: [phrase], steps: [need, challenge] }, { wordCount: 70 }),
    ).toMatchObject({
      strengths: ['effort'],
      steps: ['need'],
    });
  });

  it('is praise rather than a challenge, where both would be about the same words', () => {
    const quotations = [['the old bike']];
    const said = (step: string) =>
      chosen(
        {
          strengths: [material('simile', { quotations })],
          steps: [material(step, { quotations })],
        },
        { wordCount: 70 },
      );
    expect(said('askedAbout')).toMatchObject({ strengths: ['simile'], steps: [] });
    expect(said('runOn')).toMatchObject({ strengths: ['effort'], steps: ['runOn'] });
  });

  it('is praise and a question that somebody else asks of the same words', () => {
    const quotations = [['we should have a pool']];
    const said = chosen({
      strengths: [material('position', { quotations })],
      steps: [material('doubtersQuestion', { quotations, weight: 0.22 })],
    });
    expect(said).toMatchObject({ strengths: ['position'], steps: ['doubtersQuestion'] });
  });

  it('comes from different rules', () => {
    expect(pair(material('one'), material('one', { quotations: [['the tide']] }))).toEqual({
      praised: first,
      asked: first,
    });
  });

  it.each([
    ['the same words', 'the old bike', false],
    ['a part of them', 'old bike', false],
    ['more than them', 'We found the old bike', false],
    ['other words', 'the rope', true],
  ])('shows no words twice: %s', (_, words, isSaid) => {
    const one = material('one', { quotations: [['the old bike']] });
    const wanted = isSaid ? both : first;
    expect(pair(one, material('other', { quotations: [[words]] }))).toEqual({
      praised: wanted,
      asked: wanted,
    });
  });

  it('shows something at another of its places, where the first is taken', () => {
    const [strength] = [
      material('praise', { quotations: [['an old bike'], ['Then it was dark']] }),
    ];
    const step = material('step', { quotations: [['We found an old bike']] });
    const { points } = chosen({ strengths: [strength], steps: [step] });
    expect(points.map(({ quotations }) => quotations)).toEqual([
      ['Then it was dark'],
      ['We found an old bike'],
    ]);
  });

  it('praises nothing that a step finds wrong, at whichever of its places it is shown', () => {
    const quotations = [['Dad had the broom'], ['We found an old bike']];
    const said = chosen({
      strengths: [
        material('praise', { quotations: [['We found an old bike']] }),
        material('other', { quotations: [['Then it was dark']], weight: 0.3 }),
      ],
      steps: [material('askedPast', { quotations })],
    });
    expect(said).toMatchObject({ strengths: ['other'], steps: ['askedPast'] });
  });

  it('praises a favourite phrase only by itself', () => {
    const phrase = material('tellingDetail');
    expect(pair(phrase, material('other')).praised).toEqual(['tellingDetail', 'other']);
    expect(pair(material('one'), phrase).praised).toEqual(first);
  });
});
