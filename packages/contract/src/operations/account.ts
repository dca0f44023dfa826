import { z } from 'zod';
import { profile, profileChanges } from '../entities/profile.ts';
import { clientConfig } from '../entities/config.ts';
import { classroomErrors } from '../errors.ts';
import { operation } from './operation.ts';

/** Held to what an HTTP header may carry, as the token does on its way to the classroom service. */
const accessToken = z
  .string()
  .max(4_096)
  .regex(/^[\x21-\x7E]+$/);

/** Signs in whoever sits at the machine that the server runs on, where classes are in a folder. */
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
    // The one sign-in, whatever service it is with; the specification fixes the address.
    path: '/api/auth/google',
    access: 'public',
    rate: 'signIn',
    body: z.object({ access_token: accessToken, referralCode: z.string().max(64).nullish() }),
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
  /** The account as it is at this moment, what Stripe says of it included. */
  account: operation({
    method: 'GET',
    path: '/api/account',
    access: 'teacher',
    answer: {
      kind: 'json',
      schema: z.object({
        profile,
        /** By what a payment is known to be this teacher's; null where nobody can pay. */
        paymentReference: z.string().nullable(),
      }),
    },
    errors: [],
  }),
  /** Opens a visit to the customer portal, where a subscription is canceled or its card changed. */
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
    body: profileChanges.pick({ categories: true }).required(),
    answer: { kind: 'json', schema: profile },
    errors: [],
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
