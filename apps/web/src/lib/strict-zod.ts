import { config } from 'zod';

/** Has schemas checked without compiling code, which the pages' policy forbids and would report. */
config({ jitless: true });
