import * as z from 'zod';
import { completeAs } from './complete.ts';

const isRows = (value: unknown): value is AsyncIterable<unknown> =>
  value instanceof Object && Symbol.asyncIterator in value;

async function* rowsAsJson(rows: AsyncIterable<unknown>, row: z.ZodType): AsyncGenerator<string> {
  let before = '[';
  for await (const value of rows) {
    yield `${before}\n${completeAs(row, value)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
}

/**
 * Serialises a JSON object in parts, one row of a list at a time, so that no list is whole in
 * memory. Leaves out what the schema doesn't declare.
 */
export async function* inParts(
  values: Readonly<Record<string, unknown>>,
  schema: z.ZodObject,
): AsyncGenerator<string> {
  let before = '{';
  for (const [name, part] of Object.entries(schema.shape)) {
    const value = values[name];
    yield `${before}\n${JSON.stringify(name)}: `;
    if (isRows(value) && part instanceof z.ZodArray)
      yield* rowsAsJson(value, part.element as z.ZodType);
    else yield completeAs(part as z.ZodType, value);
    before = ',';
  }
  yield '\n}\n';
}
