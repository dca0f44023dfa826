import type { Category, SavedStudent, Settings, Subscription } from '@second-draft/contract';

/** What a teacher has chosen for one student, and when (epoch milliseconds), as far as is known. */
export type KeptStudent = SavedStudent & { changedAt?: number };

/** A teacher's account, keyed by her id in the classroom service. */
export interface Account {
  id: string;
  email: string;
  name: string;
  avatar: string | null;
  kura: string;
  settings: Settings;
  categories: Category[];
  students: Record<string, KeptStudent | null>;
  /** What she is entitled to at the moment when the account was read. */
  subscription: Subscription;
}
