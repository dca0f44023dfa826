import * as z from 'zod';
import {
  feedbackId,
  feedbackOutcome,
  feedbackRequest,
  feedbackText,
  sentText,
  simplifiedAnswer,
  studentName,
  type FeedbackOutcome,
} from '../entities/feedback.ts';
import type { ErrorCode } from '../errors.ts';
import { messages } from '../messages/messages.ts';
import { operation } from './operation.ts';
import { classroomErrors } from './shared-errors.ts';

/** Classroom errors included: the names to conceal come from there. */
const writingErrors = [
  'premium_required',
  'not_found',
  'text_took_too_long',
  'model_failed',
  'model_refused',
  'model_unusable',
  'model_busy',
  'model_timeout',
  ...classroomErrors,
] as const satisfies readonly ErrorCode[];

export const feedbackOperations = {
  feedback: operation({
    method: 'POST',
    path: '/api/feedback',
    rate: 'feedback',
    access: 'subscriber',
    body: feedbackRequest,
    answer: {
      kind: 'jsonOrText',
      schema: feedbackOutcome,
      text: (outcome: FeedbackOutcome) =>
        'concern' in outcome ? messages.concern.title : outcome.feedback,
    },
    errors: ['text_too_short', ...writingErrors],
  }),
  simplify: operation({
    method: 'POST',
    path: '/api/simplify',
    rate: 'feedback',
    access: 'subscriber',
    body: z.object({
      feedback: feedbackText,
      /** Set when the feedback was written here: its names are then concealed the same way. */
      feedbackId: feedbackId.optional(),
      /** Who it is for now: the student may be called otherwise than when it was written. */
      studentName: studentName.optional(),
    }),
    answer: { kind: 'json', schema: simplifiedAnswer },
    errors: ['nothing_simpler', ...writingErrors],
  }),
  whatWasSent: operation({
    method: 'GET',
    path: '/api/feedback/:feedbackId/sent',
    access: 'subscriber',
    params: z.object({ feedbackId }),
    answer: { kind: 'json', schema: sentText },
    errors: ['not_found'],
  }),
};
