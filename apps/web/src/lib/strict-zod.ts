import { config } from 'zod';

/** The pages' content security policy forbids the code that zod would compile. */
config({ jitless: true });
