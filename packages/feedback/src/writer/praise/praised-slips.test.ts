import { describe, expect, test } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { builtInWriter } from '../built-in-writer.ts';
import { praisesNoSlip, preferringSound, withoutPraisedSlips } from './praised-slips.ts';
import { material } from '../testing/material.ts';

const text =
  'Yesterday we go to the beach and the waves crashed like angry lions on the black rocks. I runned into the freezing water and screamed. My sister thinked that a crab was a stone. Then we eated hot chips on the sand and watched the orange sun sink into the sea.';

const strength = (words: string) => ({
  kind: 'strength' as const,
  comment: `I like “${words}”.`,
  quotations: [words],
});

test('words with a slip in them are not praised, whoever wrote the praise', () => {
  const points = [
    strength('I runned into the freezing water'),
    strength('crashed like angry lions'),
    { ...strength('runned'), kind: 'nextStep' as const },
  ];
  expect(praisesNoSlip(points, text)).toEqual(points.slice(1));
});

test('the built-in writer quotes sound words in its strengths, and still has something to praise', () => {
  for (const title of ['Ideas', 'Vocabulary', 'Praise', 'Recount features']) {
    const points = builtInWriter.write({
      text,
      studentName: 'Casey',
      focus: [{ title, descriptors: '' }],
      wordCount: 70,
      readingLevel: 1,
      seed: 'seed',
      plainWords: true,
    });
    const strengths = points.filter(({ kind }) => kind === 'strength');
    expect(strengths.length, title).toBeGreaterThan(0);
    const quoted = strengths.flatMap(({ quotations }) => quotations).join(' ');
    expect(quoted).not.toMatch(/runned|thinked|eated/);
  }
});

test('praise shows sound words first, and words with a slip where there are no others', () => {
  const [slipped, sound] = [['I runned into the freezing water'], ['crashed like angry lions']];
  const shown = (...quotations: string[][]) =>
    preferringSound(
      { strengths: [material('simile', { quotations })], steps: [] },
      readStudentText(text),
    ).strengths;
  expect(shown(slipped, sound)).toMatchObject([{ quotations: [sound, slipped] }]);
  expect(shown(slipped)).toMatchObject([{ quotations: [slipped] }]);
});

describe('praise in the plainest words', () => {
  const sound = [['crashed like angry lions']];
  const strengthAt = (...quotations: string[][]) => material('simile', { quotations });
  const kept = (...quotations: string[][]) =>
    withoutPraisedSlips(
      {
        strengths: [strengthAt(...quotations)],
        steps: [material('pastTense', { quotations: [['runned']] })],
      },
      readStudentText(text),
    );

  test('is shown where there is no slip, or not given', () => {
    expect(kept(['I runned into the freezing water'], ...sound).strengths).toMatchObject([
      { quotations: sound },
    ]);
    expect(kept(['I runned into the freezing water']).strengths).toEqual([]);
    expect(kept(['crashed like angry lions', 'runned']).strengths).toEqual([]);
  });

  test('leaves the steps as they are', () => {
    expect(kept(...sound).steps).toMatchObject([{ quotations: [['runned']] }]);
  });

  test('is left out if any of what it quotes has a slip', () => {
    const both = { ...strength('runned'), quotations: ['crashed like angry lions', 'runned'] };
    const unquoted = { ...strength('runned'), quotations: [] };
    expect(praisesNoSlip([both, unquoted], text)).toEqual([unquoted]);
  });
});

test('where spelling is asked about, no words are shown as praise that rules can’t vouch for', () => {
  const shed =
    'I went to the shering shed wif my dad. i sweped the flor and I got a dag on my hed. Then we hade smoko I hade to sosij rols. Fly is a dog';
  const [praise] = builtInWriter.write({
    text: shed,
    studentName: 'Casey',
    focus: [{ title: 'Spelling', descriptors: '' }],
    wordCount: 50,
    readingLevel: 1,
    seed: 'shed',
  });
  expect(praise).toMatchObject({ kind: 'strength', quotations: [] });
});
