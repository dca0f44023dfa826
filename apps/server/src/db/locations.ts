import path from 'node:path';
import { serverFolder, programFile } from '../location.ts';

export const migrationsFolder = path.join(serverFolder, 'drizzle');

/** An empty database, made at build time because making one takes seconds. */
export const templateFolder = path.join(serverFolder, 'build/pglite-template');

export const pgliteWorkerFile = programFile('src/db/pglite/thread/pglite.worker.ts');
