import * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/** What every failed call is answered with. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
}

/**
 * As a browser reads it: a page may be older than the server, and not know its code. Its words are
 * for people all the same.
 */
export const errorBody = z.object({ error: z.string(), code: z.string() });
