import { z } from 'zod';
import { classroomId, fileId } from '../entities/document.ts';
import { feedbackText } from '../entities/feedback.ts';
import { givenFeedback } from '../entities/second-draft.ts';
import { operation } from './operation.ts';

const oneAssignment = z.object({ courseId: classroomId, id: classroomId });

export const secondDraftOperations = {
  /** Remembers a feedback that was given by copying it; posting remembers by itself. */
  keepCopied: operation({
    method: 'PUT',
    path: '/api/second-drafts/:courseId/:id/copied',
    access: 'subscriber',
    params: oneAssignment,
    body: givenFeedback.extend({ documentId: fileId, feedback: feedbackText }),
    answer: { kind: 'empty' },
    errors: [],
  }),
};
