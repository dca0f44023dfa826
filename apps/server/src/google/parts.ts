import * as z from 'zod';

// An odd part of a student's document costs that part, never the document. Fields that Google leaves
// out or sends as null are empty.

/** Undefined for a part that is missing or doesn't fit. */
export const partOf = <Part extends z.ZodType>(part: Part) => part.optional().catch(undefined);

/** Without the parts that don't fit. */
export const partsOf = <Part extends z.ZodType>(part: Part) =>
  z
    .array(part.nullable().catch(null))
    .nullish()
    .transform((parts) => (parts ?? []).filter((one) => one !== null));

/** A map, because an id may be the name of something that every object has. */
export const partsByKey = <Part extends z.ZodType>(part: Part) =>
  z
    .record(z.string(), part.nullable().catch(null))
    .nullish()
    .catch(undefined)
    .transform((parts) => new Map(Object.entries(parts ?? {}).filter(([, one]) => one !== null)));
