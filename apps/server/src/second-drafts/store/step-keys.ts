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

export const stepHash = (comment: string): string => hashOf(comment);
export const textHash = ({ text, comments }: JudgementOf) => hashOf(text, ...comments);

export const keyOfHash = (feedbackId: string, hash: string): string => `${feedbackId} ${hash}`;
export const stepKey = ({ feedbackId, comment }: StepOf): string =>
  keyOfHash(feedbackId, stepHash(comment));
export const judgementKey = (of: JudgementOf): string => keyOfHash(of.feedbackId, textHash(of));
