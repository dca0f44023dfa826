import { limits } from '@second-draft/contract';
import * as z from 'zod';
import { files } from '../../google/testing/school.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Three bytes: the most that one UTF-16 unit takes in UTF-8. */
const LETTER = '字';

const SOME = 3;

const known = [files.recount.id, '501', 'abcdefabcdefabcdefabcdef'];

function text({ format, pattern, maxLength = SOME }: JsonSchema): string {
  if (format === 'date-time') return '2026-05-04T02:00:00.000Z';
  if (pattern !== undefined) return known.find((id) => new RegExp(pattern).test(id)) ?? '1';
  return LETTER.repeat(maxLength);
}

function valueOf(schema: JsonSchema, round: number): unknown {
  const { anyOf, properties, additionalProperties: parts, items } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (anyOf) return valueOf(anyOf[0] as JsonSchema, round);
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'array':
      return Array.from({ length: schema.maxItems ?? SOME }, () =>
        valueOf(items as JsonSchema, round),
      );
    case 'object':
      if (properties)
        return Object.fromEntries(
          Object.entries(properties).map(([name, part]) => [
            name,
            valueOf(part as JsonSchema, round),
          ]),
        );
      return Object.fromEntries(
        Array.from({ length: schema.maxProperties ?? SOME }, (_, index) => [
          String(1_000_000_000_000 + round * limits.savedStudentsMax + index),
          valueOf(parts as JsonSchema, round),
        ]),
      );
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? SOME, 1_000_000);
    default:
      return schema.type === 'boolean';
  }
}

/** @param round varies the ids in lists by id */
export const largestOf = (schema: z.ZodType, round: number): unknown =>
  valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), round);
