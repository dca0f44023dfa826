import { z } from 'zod';
import { limits } from '../limits.ts';

export const fileKind = z.enum(['document', 'presentation']);

export type FileKind = z.infer<typeof fileKind>;

/** The classroom service's file ids, limited to characters safe in a URL. */
export const fileId = z.string().regex(/^[\w-]{10,128}$/);

export const classroomId = z.string().regex(/^[\w-]{1,64}$/);

export const fileInfo = z.object({
  id: z.string(),
  name: z.string(),
  kind: fileKind.nullable(),
  isAppAuthorized: z.boolean(),
  canComment: z.boolean(),
  /** ISO 8601 instant. */
  modifiedTime: z.string().nullable(),
});

export type FileInfo = z.infer<typeof fileInfo>;

/** `kind` is null when the link doesn't tell. */
export const documentsRequest = z.object({
  files: z
    .array(z.object({ id: fileId, kind: fileKind.nullable() }))
    .min(1)
    .max(limits.documentsPerRead),
});

/** One file of a read. Files arrive as they are read. */
export const readDocument = z.object({
  id: z.string(),
  kind: fileKind.nullable(),
  /** Null when the file could not be read; `problem` says why. */
  text: z.string().nullable(),
  problem: z
    .enum(['unreadable', 'presentations_off', 'classroom_unavailable', 'signed_out'])
    .nullable(),
  isAppAuthorized: z.boolean(),
  modifiedTime: z.string().nullable(),
});

export type ReadDocument = z.infer<typeof readDocument>;
