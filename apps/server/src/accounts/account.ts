import type { Category, SavedStudent, Settings, Subscription } from '@second-draft/contract';

/** A teacher's account, keyed by her id in the classroom service. */
export interface Account {
  id: string;
  email: string;
  name: string;
  avatar: string | null;
  kura: string;
  settings: Settings;
  categories: Category[];
  students: Record<string, SavedStudent | null>;
  /** What she is entitled to at the moment when the account was read. */
  subscription: Subscription;
}
