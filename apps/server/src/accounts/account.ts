import type { Category, Settings, Subscription } from '@second-draft/contract';
import type { KeptStudent } from '../db/schema/accounts.ts';

export type { KeptStudent };

/** Keyed by the teacher's id in the classroom service. */
export interface Account {
  id: string;
  email: string;
  name: string;
  avatar: string | null;
  kura: string;
  settings: Settings;
  categories: Category[];
  students: Record<string, KeptStudent | null>;
  /** As of when the account was read. */
  subscription: Subscription;
}
