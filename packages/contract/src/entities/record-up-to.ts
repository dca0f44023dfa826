import * as z from 'zod';

/** A record of at most `max` entries; its JSON Schema says so too. */
export const recordUpTo = <Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(
  max: number,
  key: Key,
  value: Value,
) =>
  z
    .record(key, value)
    .refine((entries) => Object.keys(entries).length <= max)
    .meta({ maxProperties: max });
