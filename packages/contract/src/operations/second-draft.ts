import * as z from 'zod';
import { classroomId, fileId } from '../entities/document.ts';
import { feedbackId, feedbackText, sentText } from '../entities/feedback.ts';
import {
  givenFeedback,
  ownVerdict,
  secondDraft,
  secondDraftsRequest,
} from '../entities/second-draft.ts';
import { stepsGiven } from '../entities/steps-over-time.ts';
import { oneAssignment } from './one-assignment.ts';
import { operation } from './operation.ts';
import { classroomErrors } from './shared-errors.ts';

export const secondDraftOperations = {
  /**
   * What became of each text since feedback was given on it. A document's line comes once it is
   * compared and, where a model has to judge, again with its verdicts.
   */
  secondDrafts: operation({
    method: 'POST',
    path: '/api/second-drafts/:courseId/:id',
    access: 'subscriber',
    params: oneAssignment,
    body: secondDraftsRequest,
    answer: { kind: 'lines', schema: secondDraft },
    errors: ['not_found', ...classroomErrors],
  }),
  /** The next steps that the students of a class were given, oldest first. */
  stepsOverTime: operation({
    method: 'GET',
    path: '/api/next-steps/:courseId',
    access: 'subscriber',
    params: z.object({ courseId: classroomId }),
    answer: { kind: 'json', schema: z.array(stepsGiven) },
    errors: ['not_found', ...classroomErrors],
  }),
  setVerdict: operation({
    method: 'PUT',
    path: '/api/second-drafts/:courseId/:id/verdicts',
    access: 'subscriber',
    params: oneAssignment,
    body: ownVerdict,
    answer: { kind: 'empty' },
    errors: ['not_found', 'text_took_too_long'],
  }),
  /** What was last sent to a model that judged the steps of this feedback. */
  sentToJudge: operation({
    method: 'GET',
    path: '/api/second-drafts/sent/:feedbackId',
    access: 'subscriber',
    params: z.object({ feedbackId }),
    answer: { kind: 'json', schema: sentText },
    errors: ['not_found'],
  }),
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
