import * as z from 'zod';
import { operation } from './operation.ts';

export const pretendSchoolOperations = {
  /** Students whose documents have a comment write second drafts. */
  letWeekPass: operation({
    method: 'POST',
    path: '/api/pretend-school/week',
    access: 'subscriber',
    answer: {
      kind: 'json',
      schema: z.object({
        /** Documents that were revised, emptied or replaced. */
        changed: z.int(),
      }),
    },
    /** Where the school is a real one. */
    errors: ['not_found'],
  }),
};
