import * as z from 'zod';
import { classroomId } from '../entities/document.ts';
import { textAtAGlance, textsToGlanceAt } from '../entities/text-at-a-glance.ts';
import { operation } from './operation.ts';
import { classroomErrors } from './shared-errors.ts';

export const overviewOperations = {
  /** What the rules alone tell of each text, as it is read; nothing of it is kept. */
  glance: operation({
    method: 'POST',
    path: '/api/glance/:courseId',
    access: 'subscriber',
    params: z.object({ courseId: classroomId }),
    body: textsToGlanceAt,
    answer: { kind: 'lines', schema: textAtAGlance },
    errors: ['not_found', ...classroomErrors],
  }),
};
