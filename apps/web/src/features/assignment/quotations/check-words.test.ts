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
    isStarter: false,
    level: 'reads at about Year 6',
    warnings: [],
  });
});

test('several quotations are all found, or it says how many are not', () => {
  const twice = `${feedback.text} “my ears buzzed like bees”`;
  expect(report({ text: twice }).quotations).toBe('2 quotations, all found');
  expect(report({}, 'Rewritten').quotations).toBe('1 quotation, 1 no longer in the text');
});

test('what is wrong with the teacher’s own words is said', () => {
  const edited = `${feedback.text} “the purple elephant” danced. “…” was [name]’s best.`;
  expect(report({ text: edited })).toMatchObject({
    quotations: '2 quotations, 1 not in the text',
    warnings: ['a blank is still empty', '“the purple elephant” is not in the student’s text'],
  });
});

test('the same false quotation is said to be one once', () => {
  const twice = `${feedback.text} “the purple elephant” and “the purple elephant”.`;
  expect(report({ text: twice }).warnings).toEqual([
    '“the purple elephant” is not in the student’s text',
  ]);
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

test('simplified feedback that the teacher changed is counted again', () => {
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

  test('when a point’s sentences are in two paragraphs', () => {
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

const withChecks = (changes: object, more: Changes = {}) => {
  if (!feedback.checks) throw new Error('The sample has checks');
  return report({ checks: { ...feedback.checks, ...changes }, ...more }).warnings;
};

test('each check that failed has words of its own', () => {
  const names = [
    'quotations',
    'readingLevel',
    'strength',
    'nextStep',
    'question',
    'rewriting',
    'markup',
    'standIn',
    'newWords',
  ];
  const warnings = withChecks({ failed: names });
  expect(new Set(warnings).size).toBe(names.length);
  for (const warning of warnings) expect(warning.split(' ').length).toBeGreaterThan(2);
});

test.each([
  [0, 'quotes almost nothing'],
  [1, '1 quotation could not be found and was left out'],
  [2, '2 quotations could not be found and were left out'],
])('with %i quotations left out, it says so', (dropped, words) => {
  const quotations = { found: 1, mended: 0, dropped };
  expect(withChecks({ failed: ['quotations'], quotations })).toEqual([words]);
});

test('where no level was asked for, only the length of sentences can fail', () => {
  const asked = (readingLevel: 1 | null) => ({
    category: 'Ideas',
    length: 1 as const,
    readingLevel,
  });
  const failed = { failed: ['readingLevel'] };
  expect(withChecks(failed, { asked: asked(null) })).toEqual(['has long sentences for a child']);
  const level = ['may not read at the level you asked for'];
  expect(withChecks(failed, { asked: asked(1) })).toEqual(level);
  expect(withChecks(failed, { asked: null })).toEqual(level);
});

test('feedback without quotations says so', () => {
  expect(report({ text: 'Ka pai!', points: [] }).quotations).toBe('No quotations');
});

test('a frame that is only half there is the teacher’s own', () => {
  const frame = { greeting: 'Kia ora!', ending: 'Hana' };
  expect(isAsWritten(`Kia ora!\n\n${feedback.text}\n\nHana`, feedback.points, frame)).toBe(true);
  expect(isAsWritten(`Kia ora!\n\n${feedback.text}`, feedback.points, frame)).toBe(false);
  expect(isAsWritten(`${feedback.text}\n\nHana`, feedback.points, frame)).toBe(false);
  expect(isAsWritten(`  ${feedback.text}\n`, feedback.points)).toBe(true);
});
