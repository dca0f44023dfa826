import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import * as z from 'zod';
import { files } from '@second-draft/server/src/google/testing/school.ts';

/** The subset of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Longer ones are tried as hostile values. */
const ITEMS_MAX = 4;
const LETTERS_MAX = 300;

/** Existing ids, so that not every call ends in a 404. */
const known = ['501', '502', '601', ...Object.values(files).map(({ id }) => id)];

/** Enough for feedback. */
const writing = 'On Monday we went to camp and it rained all day long. '.repeat(3);

/** ISO dates have four-digit years. */
const instant = fc.date({
  min: new Date('1000-01-01'),
  max: new Date('9999-12-31'),
  noInvalidDate: true,
});

function text({ format, pattern, minLength = 0, maxLength = LETTERS_MAX }: JsonSchema) {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return instant.map((at) => at.toISOString());
  if (pattern !== undefined) {
    const fits = known.filter((id) => new RegExp(pattern).test(id));
    const made = fc.stringMatching(new RegExp(pattern), { size: 'small' });
    return fits.length > 0 ? fc.oneof(fc.constantFrom(...fits), made) : made;
  }
  const letters = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, LETTERS_MAX)),
    size: 'small',
  });
  return maxLength > writing.length ? fc.oneof(letters, fc.constant(writing)) : letters;
}

function object({ properties = {}, required = [], ...schema }: JsonSchema): Arbitrary<unknown> {
  const { propertyNames, additionalProperties } = schema;
  if (typeof additionalProperties === 'object')
    return fc.dictionary(text(propertyNames ?? {}), valueOf(additionalProperties), {
      maxKeys: ITEMS_MAX,
    });
  const parts = Object.entries(properties).map(([name, part]) => [name, valueOf(part)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: required });
}

function valueOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  const { minimum: min = -1_000_000, maximum: max = 1_000_000 } = schema;
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = ITEMS_MAX } = schema;
      const maxLength = Math.max(minItems, Math.min(maxItems, ITEMS_MAX));
      return fc.array(valueOf(items), { minLength: minItems, maxLength });
    }
    case 'object':
      return object(schema);
    default:
      return fc.jsonValue();
  }
}

/** Values that the schema accepts as input. */
export const arbitraryOf = (schema: z.ZodType): Arbitrary<unknown> =>
  valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
