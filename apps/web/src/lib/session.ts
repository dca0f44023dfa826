import { assignment, classroom, profile } from '@second-draft/contract';
import { z } from 'zod';
import { sessionItem } from './session-item.ts';

/** The signed-in teacher. */
export const profileItem = sessionItem('profile', profile);

/** The teacher's classes, as last fetched. */
export const classroomsItem = sessionItem('classrooms', z.array(classroom));

/** Each visited class's assignments, by the class's id. */
export const assignmentsItem = sessionItem(
  'assignments',
  z.record(z.string(), z.array(assignment)),
);
