import * as z from 'zod';

export const file = z.object({
  id: z.string().min(1),
  name: z.string().catch(''),
  mimeType: z.string().catch(''),
  isAppAuthorized: z.boolean().catch(false),
  modifiedTime: z.iso.datetime().nullable().catch(null),
  capabilities: z.object({ canComment: z.boolean().catch(false) }).catch({ canComment: false }),
});

export const comment = z.object({ id: z.string().min(1), createdTime: z.iso.datetime() });

export const changedComment = z.object({
  id: z.string().min(1),
  modifiedTime: z.iso.datetime(),
});

export const listedComment = comment.extend({
  modifiedTime: z.iso.datetime().nullable().catch(null),
  content: z.string().catch(''),
  author: z.object({ me: z.boolean().catch(false) }).catch({ me: false }),
});
