import { expect, it } from 'vitest';
import { withoutGivenWords } from './given-words.ts';
import { material } from '../testing/material.ts';

const assignment = {
  title: 'Volcanoes',
  instructions: 'Start with “The lid was rattling.” Use ‘because’ and headings: What you need.',
  rubric: '',
};

const praised = (rule: string, ...quotations: string[][]) =>
  withoutGivenWords({ strengths: [material(rule, { quotations })], steps: [] }, assignment)
    .strengths.flatMap((one) => one.quotations)
    .map((words) => words.join(' + '));

it('a word that the task gave is no choice of the student’s, alone or beside another', () => {
  expect(praised('chosenWords', ['volcano'], ['crater'])).toEqual(['crater']);
  expect(praised('preciseWords', ['rattling', 'pressure'], ['pressure', 'chamber'])).toEqual([
    'pressure + chamber',
  ]);
});

it('a sentence that the task gave is not praised, whatever there is in it', () => {
  expect(praised('strongVerb', ['The lid was rattling'], ['It hissed at us'])).toEqual([
    'It hissed at us',
  ]);
  expect(praised('strongVerb', ['The lid was rattling'])).toEqual([]);
});

it('a joining word or a heading that the task asked for is praised where it is used', () => {
  expect(praised('headings', ['What you need'])).toEqual(['What you need']);
  expect(praised('joinersUsed', ['because'])).toEqual(['because']);
});

it('without a task all words are the student’s', () => {
  const all = { strengths: [material('chosenWords', { quotations: [['volcano']] })], steps: [] };
  expect(withoutGivenWords(all, undefined)).toBe(all);
});

it.each([
  ['Do not use ‘I’ or ‘we’.', ['The foam hissed']],
  ["Write it as a description, so do not use the word 'I'.", ['The foam hissed']],
  ['Use ‘I’ or ‘we’.', ['I got some in my ear', 'The foam hissed']],
])('nothing is praised that the task forbids: %s', (instructions, left) => {
  const quotations = [['I got some in my ear'], ['The foam hissed']];
  const strengths = [material('senses', { quotations })];
  const given = { title: '', instructions, rubric: '' };
  expect(
    withoutGivenWords({ strengths, steps: [] }, given).strengths.flatMap((one) =>
      one.quotations.flat(),
    ),
  ).toEqual(left);
});
