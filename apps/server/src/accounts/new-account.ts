import { DEFAULT_MODEL, feedbackTypes, limits } from '@second-draft/contract';
import type { Account } from './account.ts';

/** What the classroom service says of a person; brought up to date at each sign-in. */
export type Identity = Pick<Account, 'id' | 'email' | 'name' | 'avatar' | 'kura'>;

/** What a teacher changes of her account. */
export type Choices = Pick<Account, 'settings' | 'categories' | 'students'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a teacher begins with at the first sign-in: the default model and categories, and a trial. */
export function newAccount(now: Date): Choices & { trialEnds: Date } {
  return {
    settings: {
      email_updates: false,
      slides: false,
      gpt_model: DEFAULT_MODEL,
      generated_feedback: false,
      rubrics: false,
    },
    categories: [...feedbackTypes],
    students: {},
    trialEnds: new Date(now.getTime() + limits.trialDays * DAY_MS),
  };
}
