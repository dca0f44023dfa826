import { useState } from 'react';
import { useHasPassed } from '../../lib/use-has-passed.ts';
import type { KnownClass } from './use-class-at-a-glance.ts';

/** A class of usual size is read within this time. */
const HELD_MS = 4_000;

const isAnythingKnown = ({ skills }: KnownClass): boolean =>
  skills.studentsWithFeedback + skills.studentsSeen > 0;

/**
 * The class as it is shown: null at first, then as far as it is read after a few seconds, then once
 * all is read. Lists that grew with each text would move under her eyes.
 */
export function useHeldClass(known: KnownClass, isReading: boolean): KnownClass | null {
  const isLong = useHasPassed(HELD_MS);
  const [shown, setShown] = useState<KnownClass | null>(null);
  const isDue = isReading ? shown === null && isLong && isAnythingKnown(known) : shown !== known;
  if (!isDue) return shown;
  setShown(known);
  return known;
}
