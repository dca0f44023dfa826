import { feedbackLengths, type ReadingLevel } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import { checkFeedback } from '../../checks/check-feedback.ts';
import { sourceText } from '../../checks/finding/source-text.ts';
import { freshSince } from '../../revision/words/fresh-words.ts';
import { judgeSteps } from '../../revision/verdicts/judge-steps.ts';
import { stepsOf } from '../../revision/steps/steps-of.ts';
import { builtInWriter } from '../built-in-writer.ts';

const before = `On Friday we went to the beach with Nana. It was fun. We made a big sandcastle near the rocks with a moat and a flag.
Then the tide came in and it fell down. Then we ate pies in the car. Then my brother dropped his pie on the seat. Then we went home.`;
const after = before
  .replace('It was fun.', 'It was fun because the waves knocked us over like skittles.')
  .replace('Then we ate pies', 'After that we ate pies');

const asked = {
  studentName: 'Casey',
  focus: [{ title: 'General writing', descriptors: '' }],
  seed: 'one',
};
const lengths = feedbackLengths.map(({ words }) => words);
const levels: (ReadingLevel | null)[] = [1, 3, null];

function feedbackOn(
  text: string,
  wordCount: number,
  readingLevel: ReadingLevel | null,
  earlier?: Earlier,
) {
  const request = { ...asked, text, wordCount, readingLevel, earlier };
  return checkFeedback(builtInWriter.write(request), {
    ...request,
    source: sourceText(text),
    isPraise: false,
    isSparing: true,
    standIns: [],
  });
}

type Earlier = Parameters<typeof builtInWriter.write>[0]['earlier'];

/** As the server gives it to the writer. */
function earlierOf(text: string): NonNullable<Earlier> {
  const { feedback, points } = feedbackOn(before, 105, null);
  const steps = stepsOf(feedback, points, before);
  const { judged, comparison } = judgeSteps(before, text, steps);
  return {
    before,
    steps: judged.map(({ comment, verdict, proof }, i) => ({
      comment,
      verdict,
      proof: proof.map(({ text: words }) => words),
      rule: steps[i]?.rule ?? null,
    })),
    changes: comparison.changes.map((change) => ({
      before: before.slice(change.before?.start ?? 0, change.before?.end ?? 0),
      after: text.slice(change.after?.start ?? 0, change.after?.end ?? 0),
    })),
  };
}

describe('feedback on a second draft', () => {
  it('begins with what the student did, in the new words, at each length and level', () => {
    const fresh = freshSince(before);
    for (const wordCount of lengths)
      for (const level of levels) {
        const { points, checks } = feedbackOn(after, wordCount, level, earlierOf(after));
        expect(checks.failed).toEqual([]);
        expect(points[0]).toMatchObject({ kind: 'strength' });
        expect(points[0]?.quotations.some(({ text }) => fresh.inWords(text))).toBe(true);
      }
  });

  it('repeats no step that is done, and says of none what it said before', () => {
    const earlier = earlierOf(after);
    const done = earlier.steps.filter(({ verdict }) => verdict === 'done');
    expect(done.length).toBeGreaterThan(0);
    const { points } = feedbackOn(after, 105, null, earlier);
    const steps = points.filter(({ kind }) => kind === 'nextStep');
    expect(steps.length).toBeGreaterThan(0);
    for (const { comment, rule } of steps) {
      expect(done.map((one) => one.rule)).not.toContain(rule);
      expect(earlier.steps.map((one) => one.comment)).not.toContain(comment);
    }
  });

  it('takes an unfinished step further first', () => {
    const mended = before.replace('Nana.', 'Nana and Koro.');
    const earlier = earlierOf(mended);
    expect(earlier.steps.map(({ verdict }) => verdict)).not.toContain('done');
    const { points } = feedbackOn(mended, 35, null, earlier);
    const step = points.find(({ kind }) => kind === 'nextStep');
    expect(earlier.steps.map(({ rule }) => rule)).toContain(step?.rule);
  });
});
