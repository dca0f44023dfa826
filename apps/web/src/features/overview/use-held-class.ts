import { useState } from 'react';
import { useHasPassed } from '../../lib/time/use-has-passed.ts';
import type { Reading } from './reading/use-class-texts.ts';
import type { KnownClass } from './use-class-at-a-glance.ts';

/** A class of usual size is read within this time. */
const HELD_MS = 4_000;

const isAnythingKnown = ({ skills }: KnownClass): boolean =>
  skills.studentsWithFeedback + skills.studentsSeen > 0;

/**
 * The class as it is shown: null until its lists of skills grow no more, or for a few seconds at
 * most; then so, until all is read. Lists that grew with each text would move under her eyes.
 */
export function useHeldClass(known: KnownClass, { toRead, toList }: Reading): KnownClass | null {
  const isLong = useHasPassed(HELD_MS);
  const [shown, setShown] = useState<KnownClass | null>(null);
  const isListed = toList === 0 || isLong;
  const isDue = toRead > 0 ? shown === null && isListed && isAnythingKnown(known) : shown !== known;
  if (!isDue) return shown;
  setShown(known);
  return known;
}
