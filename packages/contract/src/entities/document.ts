import * as z from 'zod';
import { limits } from '../limits.ts';

export const fileKind = z.enum(['document', 'presentation']);

export type FileKind = z.infer<typeof fileKind>;

/** The classroom service's file ids, limited to characters safe in a URL. */
export const fileId = z.string().regex(/^[\w-]{10,128}$/);

export const classroomId = z.string().regex(/^[\w-]{1,64}$/);

const access = z.object({
  /** It is picked, and the teacher may comment on it. */
  isAppAuthorized: z.boolean(),
  /** It is picked, but the service lets the teacher write no comments on it. */
  isCommentRefused: z.boolean(),
  /** ISO 8601 instant; null when the service doesn't tell, as for files that aren't picked. */
  modifiedTime: z.string().nullable(),
});

export type FileAccess = z.infer<typeof access>;

export const fileInfo = z.object({
  id: z.string(),
  name: z.string(),
  kind: fileKind.nullable(),
  ...access.shape,
});

/** `kind` is null when the link doesn't tell. */
export const documentsRequest = z.object({
  files: z
    .array(z.object({ id: fileId, kind: fileKind.nullable() }))
    .min(1)
    .max(limits.documentsPerRead),
});

/** From `signed_out` on they hold for every file. */
const readProblems = [
  'unreadable',
  'presentations_off',
  'classroom_unavailable',
  'overloaded',
  'signed_out',
  'permission_missing',
  'school_blocked',
  'classroom_not_configured',
  'folder_unreadable',
] as const;

/** One file of a read. Files arrive as they are read. */
export const readDocument = z.object({
  id: z.string(),
  kind: fileKind.nullable(),
  /** Null when the file could not be read; `problem` says why. */
  text: z.string().nullable(),
  problem: z.enum(readProblems).nullable(),
  ...access.shape,
});

export type ReadDocument = z.infer<typeof readDocument>;
