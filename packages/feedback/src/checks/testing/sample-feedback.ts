import { checkFeedback } from '../check-feedback.ts';
import type { DraftPoint } from '../draft-point.ts';
import { sourceText } from '../finding/source-text.ts';

export const text = `On wensday we went to camp at Lake Taupō. “Don’t stand up,” I said, but he stood up anyway.
We tiped out because the kayak was as wobbly as jelly – it was so cold!`;

export const strength = (comment: string, quotations: string[] = []): DraftPoint => ({
  kind: 'strength',
  comment,
  quotations,
  example: null,
  skill: null,
});

export const step: DraftPoint = {
  kind: 'nextStep',
  comment: 'Next, tell me how it felt in the water.',
  quotations: [],
  example: 'My toes went numb.',
  skill: 'senses',
};
export const question: DraftPoint = {
  kind: 'question',
  comment: 'What did you hear when you fell in?',
  quotations: [],
  example: null,
  skill: null,
};

export const check = (
  draft: DraftPoint[],
  more: Partial<Parameters<typeof checkFeedback>[1]> = {},
) =>
  checkFeedback(draft, {
    source: sourceText(text),
    wordCount: 30,
    readingLevel: 2,
    isPraise: false,
    isSparing: false,
    studentName: 'Tāne',
    standIns: ['Casey', '[link 1]'],
    ...more,
  });

/** The point that comes first, where this one was to. */
export const first = (draft: DraftPoint) => check([draft, step, question]).points[0];

/** Whether a point about a text with the words “so cold” reaches the teacher. */
export const keptOf =
  (written: string) =>
  (kind: DraftPoint['kind'], comment: string): boolean =>
    check([strength('“so cold” makes me shiver.'), { ...question, kind, comment }], {
      source: sourceText(written),
      wordCount: 60,
    }).points.some((point) => straight(point.comment) === straight(comment));

const straight = (comment: string) => comment.replaceAll('’', "'");
