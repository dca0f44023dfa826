import * as z from 'zod';

export const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

export const address = (protocols: RegExp) => z.url({ protocol: protocols });

/** What a service gives out: anything else is a copy that lacks a part or has too much. */
export const key = z
  .string()
  .regex(
    /^(?!["'])[!-~]+$/,
    'It takes what you were given, whole: no spaces, quotation marks or …',
  );

const isOrigin = (value: string): boolean => {
  const { href, origin: whole } = new URL(value);
  return href === `${whole}/`;
};

/** Without a path, so that paths can be appended. */
export const origin = address(/^https?$/)
  .refine(isOrigin, {
    error: 'It takes no path, question mark or password: write it as in https://school.example',
    // Of what is no address, the address is the problem.
    when: ({ issues }) => issues.length === 0,
  })
  .transform((value) => new URL(value).origin);

/** Digits alone: '', ' ' and '0x50' would be numbers to JavaScript. */
export const wholeNumber = (least: number, most: number) => {
  const error = `It takes a whole number from ${least} to ${most}.`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(least, { error }).max(most, { error }));
};
