import type { SkillId } from '@second-draft/contract';

/** Something that a task asks its writers to tell. */
export interface Demand {
  /** As a comment names it, after ‘tell’. */
  asked: string;
  /** In the words of a task. */
  by: RegExp;
  /** In the words of a text that may tell it, in however few. */
  told: RegExp;
  skill: SkillId;
}

/** What a text is about, in the words of a task. */
export const it = String.raw`(?:it|they|(?:your|the|this|each|an?) (?!reader|player|cook|maker)\p{L}+)`;
