import * as z from 'zod';
import { skillIds } from '../skills.ts';
import { verdict } from './second-draft.ts';

/** The next steps of one feedback that a student was given. */
export const stepsGiven = z.object({
  studentId: z.string(),
  assignmentId: z.string(),
  /** ISO 8601 instant at which it was posted or copied. */
  givenAt: z.string(),
  steps: z.array(
    z.object({
      /** Null for a step that isn't about a known skill, such as the teacher's own. */
      skill: z.enum(skillIds).nullable().catch(null),
      /** As of the last time that the assignment was open; null where it was not since. */
      verdict: verdict.nullable(),
    }),
  ),
});

export type StepsGiven = z.infer<typeof stepsGiven>;
