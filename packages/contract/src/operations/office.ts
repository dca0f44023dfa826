import * as z from 'zod';
import { completionsPage } from '../entities/completion.ts';
import { contactMessage, receivedMessages } from '../entities/contact.ts';
import { limits } from '../limits.ts';
import { operation } from './operation.ts';

export const officeOperations = {
  captcha: operation({
    method: 'GET',
    path: '/api/captcha',
    access: 'public',
    /** ALTCHA's challenge; its libraries make and read it. */
    answer: { kind: 'json', schema: z.record(z.string(), z.unknown()) },
    errors: [],
  }),
  contact: operation({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    tellsWhoAsks: true,
    body: contactMessage,
    answer: { kind: 'text' },
    errors: ['captcha_invalid'],
  }),
  receivedMessages: operation({
    method: 'GET',
    path: '/api/admin/messages',
    access: 'administrator',
    query: z.object({ before: z.uuid().optional() }),
    answer: { kind: 'json', schema: receivedMessages },
    errors: [],
  }),
  completions: operation({
    method: 'GET',
    path: '/api/admin/completions',
    access: 'administrator',
    query: z.object({
      start: z.coerce.number().int().min(0).max(limits.completionsMax).default(0),
    }),
    answer: { kind: 'json', schema: completionsPage },
    errors: [],
  }),
};
