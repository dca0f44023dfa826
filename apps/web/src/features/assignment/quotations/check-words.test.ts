import { describe, expect, test } from 'vitest';
import { feedback, studentText } from '../testing/sample-work.ts';
import { isAsWritten, reportChecks } from './check-words.ts';
import { locateQuotations } from './locate.ts';

type Changes = Partial<typeof feedback>;

function report(changes: Changes = {}, student = studentText) {
  const now = { ...feedback, ...changes };
  return reportChecks(now, locateQuotations(now.text, now.points, student));
}

test('one quiet line says quotations, words and reading level', () => {
  expect(report()).toEqual({
    quotations: '1 quotation, found',
    measures: ['20 words'],
    level: 'reads at about Year 6',
    warnings: [],
  });
});

test('several quotations are all found, or it says how many are not', () => {
  const twice = `${feedback.text} “my ears buzzed like bees”`;
  expect(report({ text: twice }).quotations).toBe('2 quotations, all found');
  expect(report({}, 'Rewritten').quotations).toBe('1 quotation, 1 no longer in the text');
});

test('what was measured on the writer’s words is not said of the teacher’s', () => {
  const edited = report({ text: `${feedback.text} Ka pai!` });
  expect(edited).toMatchObject({ measures: ['22 words'], level: null });
});

test('checks that still fail are named in plain words', () => {
  const { checks } = feedback;
  if (!checks) throw new Error('The sample has checks');
  const failed = { ...checks, failed: ['length' as const, 'tone' as const] };
  expect(report({ checks: failed }).warnings).toEqual([
    'asked for about 35 words',
    'may sound harsh',
  ]);
});

test('simplified feedback that the teacher changed is counted anew', () => {
  expect(report({ text: 'Lovely bees.', simplified: true }).measures).toEqual([
    '2 words',
    'simplified',
  ]);
});

test('a greeting and an ending of the teacher’s hide nothing that was measured', () => {
  const { checks } = feedback;
  if (!checks) throw new Error('The sample has checks');
  const frame = { greeting: 'Kia ora Mere!', ending: 'Whaea Hana' };
  const framed = { ...checks, frame, failed: ['avoidedWords' as const] };
  const text = `${frame.greeting}\n\n${feedback.text}\n\n${frame.ending}`;
  expect(report({ text, checks: framed })).toMatchObject({
    level: 'reads at about Year 6',
    warnings: ['has a word that you never use'],
  });
  expect(report({ text: `${text} Ka pai!`, checks: framed }).level).toBeNull();
});

describe('words are as written', () => {
  test('when they are the points and nothing else', () => {
    expect(isAsWritten(feedback.text, feedback.points)).toBe(true);
  });

  test('when only the words that lead to an example are added', () => {
    const [first] = feedback.points;
    if (!first) throw new Error('The sample has points');
    const point = { ...first, comment: 'Add a sound.', example: 'The gate squeaked.' };
    expect(isAsWritten('Add a sound. For example: The gate squeaked.', [point])).toBe(true);
    expect(isAsWritten('Add a sound. For example: The gate sang.', [point])).toBe(false);
  });

  test('when a point’s sentences stand in two paragraphs', () => {
    const [first] = feedback.points;
    if (!first) throw new Error('The sample has points');
    const point = { ...first, comment: 'I hear the bus. What did the lake feel like?' };
    expect(isAsWritten('I hear the bus.\n\nWhat did the lake feel like?', [point])).toBe(true);
  });

  test('but not once a word was added or a point removed', () => {
    expect(isAsWritten(`${feedback.text} More.`, feedback.points)).toBe(false);
    expect(isAsWritten(feedback.points[0]?.comment ?? '', feedback.points)).toBe(false);
  });
});
