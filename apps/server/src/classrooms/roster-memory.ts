import type { PersonName } from '@second-draft/feedback';
import QuickLRU from 'quick-lru';

/** Milliseconds. Rosters seldom change; a new student is known after this. */
const KEPT_FOR = 15 * 60 * 1000;

/**
 * quick-lru holds up to twice this: 2,000 classes of 30 and their teachers, about 6 MB at 100 bytes
 * a name.
 */
const LISTS = 2_000;

export const createRosterMemory = () =>
  new QuickLRU<string, readonly PersonName[]>({ maxSize: LISTS, maxAge: KEPT_FOR });
