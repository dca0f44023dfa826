import { expect, it } from 'vitest';
import { headingLines } from './headings.ts';
import { readStudentText } from '../student-text.ts';

const headings = (text: string) => headingLines(readStudentText(text)).map((line) => line.text);

const body = 'A weta is an insect that only lives here, and it can sleep in ice.';

it.each([
  ['a short line above a sentence', `Weta\nWhat they eat\n${body}`, ['What they eat']],
  ['a question about the topic', `Weta\nWhere do they live?\n${body}`, ['Where do they live?']],
  ['a line above a numbered list', 'Toast\nSteps\n1. Cut the bread.\n2. Eat it.', ['Steps']],
])('%s is a heading', (_, text, expected) => {
  expect(headings(text)).toEqual(expected);
});

it.each([
  ['the title', `Weta\n${body}`],
  ['a question to the reader', `Weta\nHave you ever held one?\n${body}`],
  ['a question within a story', `Weta\nWhat was it?\n${body}`],
  ['a sentence', `Weta\nThey bite.\n${body}`],
  ['a thing of a list', 'Toast\nYou need\nbread\na knife and some butter\nThen you cut it.'],
  ['a line of seven words', `Weta\nWhat all of them eat at night\n${body}`],
])('%s is no heading', (_, text) => {
  expect(headings(text)).toEqual([]);
});
