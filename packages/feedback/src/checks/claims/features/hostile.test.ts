import { expect, it } from 'vitest';
import { sourceText } from '../../finding/source-text.ts';
import { reasonAgainstClaims } from '../untrue-claims.ts';

const MANY = 4000;
const source = sourceText('It was so cold. We ran home.');

it.each([
  'a'.repeat(MANY),
  '“a” and '.repeat(MANY),
  'you have not used any '.repeat(MANY),
  'every sentence begins with '.repeat(MANY),
  'your story, as there is no '.repeat(MANY),
  'Add a title and you could start with a question '.repeat(MANY),
  `three ${'very '.repeat(MANY)}verses`,
  'you use “a”, '.repeat(MANY),
])('ends, whatever a comment repeats: %#', (comment) => {
  expect(
    reasonAgainstClaims({ kind: 'nextStep', comment }, { source, names: [], studentName: 'Xi' }),
  ).toBeOneOf([null, expect.any(String)]);
});
