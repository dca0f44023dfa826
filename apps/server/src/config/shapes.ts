import { z } from 'zod';

export const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

export const address = (protocols: RegExp) => z.url({ protocol: protocols });

/** Without a path, so that paths can be appended. */
export const origin = address(/^https?$/).transform((value) => new URL(value).origin);
