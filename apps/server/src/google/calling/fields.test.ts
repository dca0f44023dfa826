import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fieldsOf, pageFieldsOf } from './fields.ts';

const name = z.string().catch('');

describe('the fields that Google is asked for', () => {
  it('are those that are read', () => {
    const file = z.object({ id: z.string(), capabilities: z.object({ canComment: z.boolean() }) });
    expect(fieldsOf(file)).toBe('id,capabilities(canComment)');
    expect(pageFieldsOf('files', file)).toBe('nextPageToken,files(id,capabilities(canComment))');
  });

  it('are found in lists, and behind defaults, fall-backs and transformations', () => {
    const inner = z.object({ name }).transform((one) => one.name);
    const outer = z.object({
      list: z.array(inner.nullable().catch(null)).default([]),
      prepared: z.preprocess((found) => found ?? {}, z.object({ name }).optional()),
    });
    expect(fieldsOf(outer)).toBe('list(name),prepared(name)');
  });

  it('are whole where the keys are not known, or a thing is nested in itself', () => {
    const cell = z.object({
      name,
      get cells() {
        return z.array(cell).default([]);
      },
    });
    const table = z.object({ cell, lists: z.record(z.string(), z.object({ name })) });
    expect(fieldsOf(table)).toBe('cell(name,cells),lists');
    expect(fieldsOf(z.record(z.string(), cell))).toBe('');
  });
});
