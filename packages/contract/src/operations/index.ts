import { accountOperations } from './account.ts';
import { classroomOperations } from './classroom.ts';
import { feedbackOperations } from './feedback.ts';
import { officeOperations } from './office.ts';
import { privacyOperations } from './privacy.ts';
import { rubricOperations } from './rubric.ts';

/**
 * The one table of all operations. The server's handlers are a map over it (a missing one does not
 * compile), and the browser's client is derived from it.
 */
export const operations = {
  ...accountOperations,
  ...classroomOperations,
  ...feedbackOperations,
  ...rubricOperations,
  ...privacyOperations,
  ...officeOperations,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
