import { describe, expect, it } from 'vitest';
import { checkFeedback } from './check-feedback.ts';
import type { DraftPoint } from './draft-point.ts';
import { sourceText } from './source-text.ts';

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
  const against = {
    source: sourceText(after),
    wordCount: 35,
    readingLevel: null,
    studentName: 'Aroha',
    isPraise: false,
    isSparing: false,
    standIns: [],
    secondDraft: { before, doneSteps: [done] },
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
});
