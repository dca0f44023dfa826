import { accountOperations } from './account.ts';
import { classroomOperations } from './classroom.ts';
import { commentBankOperations } from './comment-bank.ts';
import { feedbackOperations } from './feedback.ts';
import { officeOperations } from './office.ts';
import { pretendSchoolOperations } from './pretend-school.ts';
import { overviewOperations } from './overview.ts';
import { privacyOperations } from './privacy.ts';
import { rubricOperations } from './rubric.ts';
import { secondDraftOperations } from './second-draft.ts';
import { updateOperations } from './updates.ts';
import { voiceOperations } from './voice.ts';

/**
 * All operations. The server's handlers map over this table (a missing one doesn't compile); the
 * browser's client is derived from it.
 */
export const operations = {
  ...accountOperations,
  ...classroomOperations,
  ...feedbackOperations,
  ...secondDraftOperations,
  ...overviewOperations,
  ...rubricOperations,
  ...commentBankOperations,
  ...voiceOperations,
  ...privacyOperations,
  ...updateOperations,
  ...officeOperations,
  ...pretendSchoolOperations,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
