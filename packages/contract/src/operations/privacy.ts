import { z } from 'zod';
import { accountExport } from '../entities/account-export.ts';
import { operation } from './operation.ts';

/** What a teacher may do with all that is held about her. */
export const privacyOperations = {
  exportAccount: operation({
    method: 'GET',
    path: '/api/account/export',
    access: 'teacher',
    rate: 'account',
    answer: { kind: 'download', filename: 'second-draft-account.json', schema: accountExport },
    errors: [],
  }),
  deleteAccount: operation({
    method: 'DELETE',
    path: '/api/account',
    access: 'teacher',
    rate: 'account',
    /**
     * Whether the classroom service has taken back what the teacher had allowed; null where it allows
     * nothing. The account is gone either way.
     */
    answer: { kind: 'json', schema: z.object({ accessRevoked: z.boolean().nullable() }) },
    errors: ['payments_unavailable'],
  }),
};
