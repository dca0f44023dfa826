import { assignment, classroom, profile } from '@second-draft/contract';
import { z } from 'zod';
import { sessionItem } from './session-item.ts';

export const profileItem = sessionItem('profile', profile);

export const classroomsItem = sessionItem('classrooms', z.array(classroom));

/** Keyed by class id. */
export const assignmentsItem = sessionItem(
  'assignments',
  z.record(z.string(), z.array(assignment)),
);
