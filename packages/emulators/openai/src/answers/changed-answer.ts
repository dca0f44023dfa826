import type { Prompt } from '../prompt.ts';
import { countWords } from './phrases.ts';
import { plausiblePoints, plausibleSimplified, type AnswerPoint } from './plausible.ts';

/** Changes the comments of a good answer, or its simplified feedback. */
export function answer(
  prompt: Prompt,
  change: (comment: string, point: AnswerPoint) => Partial<AnswerPoint> & { comment: string },
): string {
  if (prompt.task === 'points') {
    const points = plausiblePoints(prompt).map((point) =>
      Object.assign(point, change(point.comment, point)),
    );
    return JSON.stringify({ points });
  }
  const feedback = plausibleSimplified(prompt);
  const point = { kind: 'strength', comment: feedback, example: null, skill: null } as const;
  return JSON.stringify({ feedback: change(feedback, { ...point, quotations: [] }).comment });
}

/** Changes each quotation of a good answer; `instead` replaces the words around them. */
export function requote(
  prompt: Prompt,
  quote: (phrase: string) => string,
  instead?: Record<AnswerPoint['kind'], string>,
): string {
  return answer(prompt, (comment, { kind, quotations }) => ({
    comment: instead
      ? [instead[kind], ...quotations.map((phrase) => `“${quote(phrase)}”.`)].join(' ')
      : comment.replace(/“([^”]*)”/g, (_, phrase: string) => `“${quote(phrase)}”`),
    quotations: quotations.map(quote),
  }));
}

export const repeatTo = (sentence: string, words: number) =>
  Array.from({ length: Math.ceil(words / countWords(sentence)) }, () => sentence).join(' ');
