import { describe, expect, it } from 'vitest';
import { checkFeedback } from '../check-feedback.ts';
import type { DraftPoint } from '../draft-point.ts';
import { sourceText } from '../finding/source-text.ts';

const before = 'We walked to the awa. The water was cold and I fell in the deep part.';
const after =
  'We walked to the awa. Stones clicked under my boots. The water was cold and I fell in the deep part.';
const done = 'Next, say what you could hear when you wrote “We walked to the awa”.';

const point = (kind: DraftPoint['kind'], comment: string): DraftPoint => ({
  kind,
  comment,
  quotations: [...comment.matchAll(/“([^”]+)”/gu)].map(([, quoted = '']) => quoted),
  example: null,
  skill: null,
});
const praise = point('strength', 'You let us hear the river in “Stones clicked under my boots”.');
const question = point('question', 'What did the deep part feel like?');

function check(...points: DraftPoint[]) {
  return checkAfter([done], ...points);
}

function checkAfter(doneSteps: string[], ...points: DraftPoint[]) {
  const against = {
    source: sourceText(after),
    wordCount: 35,
    readingLevel: null,
    studentName: 'Aroha',
    isPraise: false,
    isSparing: false,
    standIns: [],
    secondDraft: { before, doneSteps },
  };
  return checkFeedback(points, against);
}

describe('feedback on a second draft', () => {
  it.each([
    done,
    'Next, say what you could hear when you wrote “We walked to the awa”. It helps your reader.',
    'Now say what you could hear when you wrote “We walked to the awa”.',
  ])('does not ask again for a step that is done: %s', (again) => {
    const { points, reasons } = check(praise, point('nextStep', again), question);
    expect(points.map(({ kind }) => kind)).not.toContain('nextStep');
    expect(reasons.join(' ')).toMatch(/taken that step already/);
  });

  it.each([
    'Next, say how “I fell in the deep part” felt in your arms.',
    'Next, say what you could smell at “The water was cold”.',
  ])('may ask for another: %s', (other) => {
    const { points, reasons } = check(praise, point('nextStep', other), question);
    expect(points.map(({ kind }) => kind)).toContain('nextStep');
    expect(reasons.join(' ')).not.toMatch(/already/);
  });

  it('begins with words that are new', () => {
    const old = point('strength', 'I like how you tell us that “The water was cold”.');
    const step = point('nextStep', 'Next, say how “I fell in the deep part” felt.');
    expect(check(praise, old, step, question).checks.failed).not.toContain('newWords');
    const { checks, reasons } = check(old, praise, step, question);
    expect(checks.failed).toContain('newWords');
    expect(reasons.join(' ')).toMatch(/quote words that are new/);
  });

  it('takes steps of few words for the same only word for word', () => {
    const again = (comment: string, ...before: string[]) =>
      !checkAfter(before, praise, point('nextStep', comment)).points.some(
        ({ kind }) => kind === 'nextStep',
      );
    expect(again('Now add a sound.', 'Add a sound now.')).toBe(true);
    expect(again('Now add a sound here.', 'Now add a sound.')).toBe(false);
    expect(again('Now add one more sound.', 'Now add one more sound here.')).toBe(true);
    expect(again('Now add one more sound.', 'Now add one more smell.')).toBe(false);
    expect(again('Now add a sound.', 'Now add a smell.', 'Now add a sound.')).toBe(true);
  });

  it('takes a step with four words of five in common for the same', () => {
    const steps = ['Now say how the bank felt.', 'Now say how the bank felt cold.'];
    const again = ([one = '', other = '']: string[]) =>
      checkAfter([one], praise, point('nextStep', other)).reasons.join().includes('already');
    expect(again(steps)).toBe(true);
    expect(again(['one two three four five', 'one two three four six'])).toBe(false);
    const nine = 'one two three four five six seven eight';
    expect(again([`${nine} nine`, `${nine} ten`])).toBe(true);
    expect(again([`${nine.slice(0, -6)} nine`, `${nine.slice(0, -6)} ten`])).toBe(false);
  });

  it('compares steps without their examples', () => {
    const withExample = 'Now add a sound.\nFor example: The stones clicked in the cold river.';
    const { points } = checkAfter([withExample], praise, point('nextStep', 'Now add a sound.'));
    expect(points.map(({ kind }) => kind)).toEqual(['strength']);
  });

  it('keeps praise and questions, even in the words of a step that is done', () => {
    const { points } = checkAfter([praise.comment, question.comment], praise, question);
    expect(points).toHaveLength(2);
  });

  it('finds new words in any quotation of the first strength, and is silent without a strength', () => {
    const both = point('strength', 'I see “The water was cold” and hear “Stones clicked”.');
    const step = point('nextStep', 'Next, say how “I fell in the deep part” felt.');
    expect(check(both, step).checks.failed).not.toContain('newWords');
    expect(check(step, question).checks.failed).not.toContain('newWords');
    const newStep = point('nextStep', 'Next, say more of “Stones clicked under my boots”.');
    const old = point('strength', 'I like how you tell us that “The water was cold”.');
    expect(check(old, newStep).checks.failed).toContain('newWords');
  });
});
