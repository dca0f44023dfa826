import { describe, expect, it } from 'vitest';
import { readStudentText } from '../text/student-text.ts';
import { AlreadySaid } from './already-said.ts';
import type { Material, Materials } from './materials.ts';
import { randomFrom } from './random.ts';
import { bestPoints } from './search.ts';
import type { Aim } from './score.ts';
import { material, ofWords } from './testing/material.ts';

const text = readStudentText(
  'We tidied the shed on Sunday. Dad had the broom and I had the dustpan. My sister sat on the step. We found an old bike and a rope. Then it was dark.',
);

function chosen(materials: Partial<Materials>, over: Partial<Aim> = {}) {
  const aim: Aim = {
    wordCount: 35,
    readingLevel: null,
    studentName: 'Hana',
    known: new Set(),
    isPraise: false,
    alreadySaid: new AlreadySaid([]),
    avoids: [],
    ...over,
  };
  const all = { strengths: [], steps: [], ...materials };
  const points = bestPoints(randomFrom('one'), text, all, aim);
  const rulesOf = (kind: string) =>
    points.flatMap((point) => (point.kind === kind ? (point.rule ?? []) : []));
  return { points, strengths: rulesOf('strength'), steps: rulesOf('nextStep') };
}

const several = (name: string) => [1, 2, 3, 4, 5, 6, 7].map((i) => material(`${name} ${i}`));
const plenty = { strengths: several('praise'), steps: several('step') };

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
    [105, 4, 2],
    [140, 5, 2],
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

  it('praises a favourite phrase only by itself', () => {
    const phrase = material('tellingDetail');
    expect(pair(phrase, material('other')).praised).toEqual(['tellingDetail', 'other']);
    expect(pair(material('one'), phrase).praised).toEqual(first);
  });
});

describe('what is all too long', () => {
  const said = (strengths: number[], steps: number[], wordCount = 70) => {
    const of = (name: string) => (count: number) => material(`${name} ${count}`, ofWords(count));
    const { points, ...rules } = chosen(
      { strengths: strengths.map(of('praise')), steps: steps.map(of('step')) },
      { wordCount },
    );
    return rules;
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
