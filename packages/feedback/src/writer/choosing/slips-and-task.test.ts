import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { scopeOf } from '../scopes/scope.ts';
import { preferring, scopeOfTask, withProofreading } from './task.ts';
import { material } from '../testing/material.ts';

const task = (instructions: string, rubric = '') => ({ title: '', instructions, rubric });

describe('which slips are told', () => {
  const slipping = (text: string, ...rules: string[]) => {
    const steps = rules.map((rule) => material(rule, { weight: 0.5 }));
    return withProofreading({ strengths: [], steps }, readStudentText(text)).steps;
  };
  const plain = 'The mist lifted off the lake while the crew carried their boat down to the water.';

  it.each([
    ['apostrophes', 'They dont wait for long.'],
    ['soundAlikes', 'And you no that it is hot.'],
    ['listedMisspelling', 'They had a freind with them.'],
    ['commaSplice', 'Nobody growled at me, they were too busy. It rained.'],
  ])('one that is certain is told where no need is found: %s', (rule, slip) => {
    expect(slipping(`${plain} ${slip}`)).toMatchObject([{ rule }]);
  });

  it.each([
    [
      'capitals',
      'we went to the lake. then we had a swim. it was cold in there. we got out and went home.',
    ],
    [
      'runOn',
      'We went to the lake and we had a swim and it was cold in there and we got out and we went home and Nana made us soup and we ate it and we went to bed and we slept.',
    ],
  ])('one that runs through the text follows the need: %s', (rule, text) => {
    const [need, slip, ...others] = slipping(text, 'personalEnding', 'paragraphs');
    expect([need?.rule, others.map((one) => one.rule)]).toEqual(['personalEnding', ['paragraphs']]);
    expect(slip).toMatchObject({ rule });
  });

  it('one that is rare doesn’t follow a need', () => {
    const text = `${plain} They dont wait for long. ${plain}`;
    expect(slipping(text, 'personalEnding').map(({ rule }) => rule)).toEqual(['personalEnding']);
  });

  it('none is told twice, or where there is none', () => {
    const lake =
      'we went to the lake. then we had a swim. it was cold in there. we got out and went home.';
    const rulesIn = (...rules: string[]) => slipping(lake, ...rules).map(({ rule }) => rule);
    expect(rulesIn('capitals', 'paragraphs')).toEqual(['capitals', 'paragraphs']);
    expect(rulesIn('paragraphs', 'capitals')).toEqual(['paragraphs', 'capitals']);
    expect(slipping(plain)).toEqual([]);
  });

  it('one weighs enough to be a second step', () => {
    const asked = [material('sayMore', { weight: 0.3 })];
    const text = readStudentText(`${plain} They dont wait for long.`);
    const [question, slip] = withProofreading({ strengths: [], steps: asked }, text).steps;
    expect([question?.rule, slip?.rule, slip?.weight]).toEqual(['sayMore', 'apostrophes', 0.4]);
  });

  it('one comes before a challenge, unless feedback is about structure', () => {
    const challenge = { strengths: [], steps: [material('heardAloud', { weight: 0.2 })] };
    const text = readStudentText(`${plain} They dont wait for long.`);
    const rulesOf = (isAboutStructure: boolean) =>
      withProofreading(challenge, text, isAboutStructure).steps.map(({ rule }) => rule);
    expect(rulesOf(false)).toEqual(['apostrophes']);
    expect(rulesOf(true)).toEqual(['heardAloud', 'apostrophes']);
    const good = readStudentText(`${`${plain} `.repeat(14)}They dont wait for long.`);
    expect(withProofreading(challenge, good).steps.map(({ rule }) => rule)).toEqual([
      'heardAloud',
      'apostrophes',
    ]);
    expect(withProofreading(challenge, readStudentText(plain))).toBe(challenge);
  });
});

describe('what a task names', () => {
  it.each([
    ['facts', 'Use facts.'],
    ['information', 'Write a report with headings.'],
    ['instructions', 'Write the steps.'],
    ['ideas', 'Develop your content.'],
  ])('opens no scope by words that any task may use: %s', (_, told) => {
    expect(scopeOfTask(task(told))).toEqual({ strengths: [], steps: [] });
  });

  it('is in its instructions and its rubric, and not in its title', () => {
    expect(scopeOfTask({ title: 'Similes', instructions: '', rubric: '' }).strengths).toEqual([]);
    expect(scopeOfTask(task('Use dialogue.', 'Similes')).strengths).toEqual(
      expect.arrayContaining([
        ...scopeOf('dialogue').strengths,
        ...scopeOf('comparisons').strengths,
      ]),
    );
  });

  it('comes before what weighs a little more, in praise and in steps', () => {
    const some = [material('speech', { weight: 0.6 }), material('simile', { weight: 0.5 })];
    const preferred = (wanted: { strengths?: ['simile']; steps?: ['simile'] }) => {
      const { strengths, steps } = preferring(
        { strengths: some, steps: some },
        { strengths: [], steps: [], ...wanted },
      );
      return [strengths, steps].map((all) => all.map(({ rule }) => rule));
    };
    const [asIs, first] = [
      ['speech', 'simile'],
      ['simile', 'speech'],
    ];
    expect(preferred({})).toEqual([asIs, asIs]);
    expect(preferred({ strengths: ['simile'] })).toEqual([first, asIs]);
    expect(preferred({ steps: ['simile'] })).toEqual([asIs, first]);
  });
});
