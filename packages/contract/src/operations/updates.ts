import * as z from 'zod';
import { operation } from './operation.ts';

export const updateOperations = {
  /** Ends email updates without signing in; the token comes with each of them. */
  unsubscribe: operation({
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'public',
    body: z.object({ token: z.string().min(1).max(512) }),
    answer: { kind: 'empty' },
    errors: ['unsubscribe_link_broken'],
  }),
};
