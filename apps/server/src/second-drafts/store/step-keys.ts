import { createHash } from 'node:crypto';

export interface StepOf {
  feedbackId: string;
  /** The step's words. */
  comment: string;
}

export interface JudgementOf {
  feedbackId: string;
  /** The new text. */
  text: string;
  /** The words of all steps. */
  comments: readonly string[];
}

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export const stepHashOf = (comment: string): string => hashOf(comment);

export const stepHash = ({ comment }: StepOf) => stepHashOf(comment);
export const textHash = ({ text, comments }: JudgementOf) => hashOf(text, ...comments);

export const stepKeyOfHash = (feedbackId: string, hash: string): string => `${feedbackId} ${hash}`;
export const stepKey = (step: StepOf): string => stepKeyOfHash(step.feedbackId, stepHash(step));

export const judgementKeyOfHash = (feedbackId: string, hash: string): string =>
  `${feedbackId} ${hash}`;
export const judgementKey = (of: JudgementOf): string =>
  judgementKeyOfHash(of.feedbackId, textHash(of));
