import { assignment, category, classroom, profile, profileChanges } from '@second-draft/contract';
import * as z from 'zod';
import { sessionItem } from './session-item.ts';

const heldProfile = profile.extend({
  /** The categories as the server last had them; absent while hers are the same. */
  knownCategories: z.array(category).optional(),
  /** Settings, and choices for students, as the server last had them; absent only while hers are the same. */
  knownChoices: profile.pick({ settings: true, students: true }).optional(),
  /** Those last sent without an answer: the server may have them, or not. */
  unanswered: profileChanges.pick({ settings: true, students: true }).optional(),
});

export type HeldProfile = z.infer<typeof heldProfile>;

export const profileItem = sessionItem('profile', heldProfile);

export const classroomsItem = sessionItem('classrooms', z.array(classroom));

/** Keyed by class id. */
export const assignmentsItem = sessionItem(
  'assignments',
  z.record(z.string(), z.array(assignment)),
);
