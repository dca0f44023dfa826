import * as z from 'zod';
import { isLoopback, isOnThisMachine } from './networks.ts';

export const folderSettings = {
  /** Holds a folder for each class. */
  LOCAL_CLASSROOM: z.string().nullable().default(null),
};

interface FolderEnvironment {
  LOCAL_CLASSROOM: string | null;
  HOST: string;
  PUBLIC_URL: string | null;
  TRUST_PROXY: string[] | null;
}

/** A folder has no sign-in, so only its own machine may reach the server. */
export function folderContradictions(env: FolderEnvironment): string[] {
  if (env.LOCAL_CLASSROOM === null) return [];
  const found: string[] = [];
  if (!isLoopback(env.HOST))
    found.push(
      'LOCAL_CLASSROOM is for the machine that it is on: leave HOST out, or set HOST=127.0.0.1.',
    );
  if (env.PUBLIC_URL !== null && !isOnThisMachine(env.PUBLIC_URL))
    found.push('LOCAL_CLASSROOM is for the machine that it is on: leave PUBLIC_URL out.');
  if (env.TRUST_PROXY !== null)
    found.push('LOCAL_CLASSROOM is for the machine that it is on: leave TRUST_PROXY out.');
  return found;
}
