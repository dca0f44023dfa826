import { expect, it } from 'vitest';
import { AlreadySaid } from './already-said.ts';
import { scoreOf, type Aim } from './score.ts';

const aim: Aim = {
  wordCount: 35,
  readingLevel: 1,
  studentName: 'Sam',
  known: new Set(),
  isPraise: false,
  alreadySaid: new AlreadySaid([]),
  avoids: [],
};

const point = (comment: string, rule = 'definition') => ({
  kind: 'strength' as const,
  comment,
  quotations: [],
  example: null,
  skill: null,
  rule,
});

it('a word that the student has used is not hard, as in the check', () => {
  const points = [point('Sam, tell us what a chrysalis is.')];
  const known = new Set(['chrysalis']);
  expect(scoreOf(points, { ...aim, known })).toBeLessThan(scoreOf(points, aim));
});

it('praise for effort is the last thing to say', () => {
  const words = 'Sam, you made a good start.';
  expect(scoreOf([point(words)], aim)).toBeLessThan(scoreOf([point(words, 'effort')], aim));
});

it('telling how is worth a little, and words too many cost more than they are worth', () => {
  const [short, longer] = ['Sam, go on.', 'Sam, go on. Tell us what you saw and heard.'];
  const endless = 'Sam, go on. '.repeat(20);
  expect(scoreOf([point(longer)], aim)).toBeLessThan(scoreOf([point(short)], aim));
  expect(scoreOf([point(endless)], aim)).toBeGreaterThan(scoreOf([point(short)], aim));
});
