import type * as z from 'zod';

/** Whether a schema takes a value. */
export const takes = (schema: z.ZodType, value: unknown): boolean =>
  schema.safeParse(value).success;

export const letters = (count: number): string => 'a'.repeat(count);

export const many = <T>(count: number, one: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => one(i));

/** Of a file, a person or an assignment: a different one for each number. */
export const idOf = (i: number): string => `${1_000_000_000 + i}`;
