import { z } from 'zod';
import { isLoopback } from './loopback.ts';

/** The folder classroom's part of the environment. */
export const folderSettings = {
  /** The folder that holds a folder for each class. */
  LOCAL_CLASSROOM: z.string().nullable().default(null),
};

interface FolderEnvironment {
  LOCAL_CLASSROOM: string | null;
  HOST: string;
  PUBLIC_URL: string | null;
  TRUST_PROXY: string[] | null;
}

/** Nobody signs in to a folder, so whoever reaches the server reads it: that is its machine alone. */
export function folderContradictions(env: FolderEnvironment): string[] {
  if (env.LOCAL_CLASSROOM === null) return [];
  const found: string[] = [];
  if (!isLoopback(env.HOST))
    found.push(
      'LOCAL_CLASSROOM is for the machine that it is on: leave HOST out, or set HOST=127.0.0.1.',
    );
  if (env.PUBLIC_URL !== null && !isLoopback(new URL(env.PUBLIC_URL).hostname))
    found.push('LOCAL_CLASSROOM is for the machine that it is on: leave PUBLIC_URL out.');
  if (env.TRUST_PROXY !== null)
    found.push('LOCAL_CLASSROOM is for the machine that it is on: leave TRUST_PROXY out.');
  return found;
}
