import type { PersonName } from '@second-draft/feedback';
import QuickLRU from 'quick-lru';

/** A class's list changes seldom; a new student is known after this (milliseconds). */
const KEPT_FOR = 15 * 60 * 1000;

/**
 * Some 100 bytes a name: 2,000 classes of 30, and as many lists of their teachers, are 6 MB. The
 * memory holds up to twice as many lists before it lets the least used go.
 */
const LISTS = 2_000;

/** Lists of names, by class and role. */
export const createRosterMemory = () =>
  new QuickLRU<string, readonly PersonName[]>({ maxSize: LISTS, maxAge: KEPT_FOR });
