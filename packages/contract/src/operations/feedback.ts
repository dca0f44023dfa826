import { z } from 'zod';
import {
  feedbackAnswer,
  feedbackRequest,
  feedbackText,
  sentText,
  type FeedbackAnswer,
} from '../entities/feedback.ts';
import type { ErrorCode } from '../errors.ts';
import { operation } from './operation.ts';

/** How any call on a writing model can fail. */
const modelErrors = [
  'premium_required',
  'too_many_requests',
  'model_failed',
  'model_unusable',
  'model_busy',
  'model_timeout',
] as const satisfies readonly ErrorCode[];

export const feedbackOperations = {
  feedback: operation({
    method: 'POST',
    path: '/api/feedback',
    access: 'teacher',
    body: feedbackRequest,
    answer: {
      kind: 'jsonOrText',
      schema: feedbackAnswer,
      text: (answer: FeedbackAnswer) => answer.feedback,
    },
    errors: ['text_too_short', 'not_found', ...modelErrors],
  }),
  simplify: operation({
    method: 'POST',
    path: '/api/simplify',
    access: 'teacher',
    body: z.object({
      feedback: feedbackText,
      /** The feedback's id, where it was written here: its names are concealed the same way. */
      feedbackId: z.string().max(64).optional(),
    }),
    answer: { kind: 'json', schema: z.object({ feedback: z.string() }) },
    errors: modelErrors,
  }),
  whatWasSent: operation({
    method: 'GET',
    path: '/api/feedback/:feedbackId/sent',
    access: 'teacher',
    params: z.object({ feedbackId: z.string().max(64) }),
    answer: { kind: 'json', schema: sentText },
    errors: ['not_found'],
  }),
};
