import * as z from 'zod';
import { profile, profileChanges, writtenCategories } from '../entities/profile.ts';
import { clientConfig } from '../entities/config.ts';
import { sentFeedbacks } from '../entities/sent-feedback.ts';
import { limits } from '../limits.ts';
import { operation } from './operation.ts';
import { classroomErrors } from './shared-errors.ts';

/** Limited to what an HTTP header can carry: the token is sent on in one. */
const accessToken = z
  .string()
  .max(4_096)
  .regex(/^[\x21-\x7E]+$/);

/** Signs in the person at the server's own machine, where classes are in a folder. */
export const THIS_COMPUTER = 'this-computer';

export const accountOperations = {
  config: operation({
    method: 'GET',
    path: '/api/config',
    access: 'public',
    answer: { kind: 'json', schema: clientConfig },
    errors: [],
  }),
  signIn: operation({
    method: 'POST',
    // Signs in with any service; the specification fixes the path.
    path: '/api/auth/google',
    access: 'public',
    rate: 'signIn',
    body: z.object({
      access_token: accessToken,
      referralCode: z.string().max(limits.referralCodeMax).nullish(),
    }),
    answer: { kind: 'json', schema: z.object({ user: profile }) },
    errors: [
      'scopes_missing',
      'invalid_email',
      'no_classrooms',
      'token_refused',
      ...classroomErrors,
    ],
  }),
  logout: operation({
    method: 'GET',
    path: '/api/logout',
    access: 'public',
    tellsWhoAsks: true,
    answer: { kind: 'empty' },
    errors: [],
  }),
  checkAuth: operation({
    method: 'GET',
    path: '/api/check-auth',
    access: 'public',
    answer: { kind: 'json', schema: profile },
    errors: ['session_ended', 'subscription_expired'],
  }),
  account: operation({
    method: 'GET',
    path: '/api/account',
    access: 'teacher',
    answer: {
      kind: 'json',
      schema: z.object({
        profile,
        /** Links a payment to this teacher; null when payments are off. */
        paymentReference: z.string().nullable(),
      }),
    },
    errors: [],
  }),
  /** How much of the feedback that she posted or copied the teacher had changed. */
  sentFeedbacks: operation({
    method: 'GET',
    path: '/api/account/sent',
    access: 'teacher',
    answer: { kind: 'json', schema: z.array(sentFeedbacks) },
    errors: [],
  }),
  /** Opens a customer-portal session, to cancel a subscription or change its card. */
  openPortal: operation({
    method: 'POST',
    path: '/api/account/portal',
    access: 'teacher',
    answer: { kind: 'json', schema: z.object({ url: z.string() }) },
    errors: ['not_found', 'payments_unavailable'],
  }),
  token: operation({
    method: 'GET',
    path: '/api/token',
    access: 'subscriber',
    answer: { kind: 'json', schema: z.object({ access_token: z.string() }) },
    errors: [],
  }),
  replaceToken: operation({
    method: 'PUT',
    path: '/api/token',
    access: 'teacher',
    body: z.object({ access_token: accessToken }),
    answer: { kind: 'json', schema: profile },
    errors: ['token_refused', 'scopes_missing', ...classroomErrors],
  }),
  saveCategories: operation({
    method: 'PUT',
    path: '/api/categories',
    access: 'teacher',
    body: writtenCategories,
    answer: { kind: 'json', schema: profile },
    errors: ['changed_elsewhere'],
  }),
  saveSettings: operation({
    method: 'PUT',
    path: '/api/settings',
    access: 'teacher',
    body: profileChanges,
    answer: { kind: 'json', schema: profile },
    errors: ['premium_required'],
  }),
};
