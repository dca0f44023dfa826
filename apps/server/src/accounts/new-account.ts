import { DEFAULT_MODEL, feedbackTypes, limits, DAY_MS } from '@second-draft/contract';
import type { Account } from './account.ts';

/** From the classroom service, updated at each sign-in. */
export type Identity = Pick<Account, 'id' | 'email' | 'name' | 'avatar' | 'kura'>;

export type Choices = Pick<Account, 'settings' | 'categories' | 'students'>;

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
