import * as z from 'zod';
import { accountExport } from '../entities/account-export.ts';
import { operation } from './operation.ts';

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
     * Whether the classroom service withdrew its permissions; null when it has none. The account is
     * gone either way.
     */
    answer: { kind: 'json', schema: z.object({ accessRevoked: z.boolean().nullable() }) },
    errors: ['payments_unavailable'],
  }),
};
