import type { Category, SavedStudent, Settings, Subscription } from '@second-draft/contract';

/** `changedAt` is in epoch milliseconds; missing where it is unknown. */
export type KeptStudent = SavedStudent & { changedAt?: number };

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
