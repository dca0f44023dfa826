import { z } from 'zod';

/** A setting that need not be set; null where it isn't. */
export const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

export const address = (protocols: RegExp) => z.url({ protocol: protocols });

/** An origin without path, so that paths can be put behind it. */
export const origin = address(/^https?$/).transform((value) => new URL(value).origin);
