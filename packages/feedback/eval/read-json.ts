import { readFileSync } from 'node:fs';

/** What a file of records holds, not yet checked. */
export const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));
