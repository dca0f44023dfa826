import { DEFAULT_MODEL, feedbackTypes, limits } from '@second-draft/contract';
import type { Account } from './account.ts';

/** What Google says of a person; brought up to date at each sign-in. */
export type Identity = Pick<Account, 'id' | 'email' | 'name' | 'avatar' | 'kura'>;

/** What a teacher begins with at the first sign-in. */
export type AccountDefaults = Omit<Account, keyof Identity>;

const DAY_SECONDS = 24 * 60 * 60;

/** A two-week trial, the default model and the default categories. */
export function newAccount(now: Date): AccountDefaults {
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
    subscription: {
      status: 'trial',
      type: 'single',
      expires: Math.floor(now.getTime() / 1000) + limits.trialDays * DAY_SECONDS,
    },
  };
}
