import * as z from 'zod';

/** Wrappers that don't change which fields a schema reads. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const def: unknown = Reflect.get(schema, 'def');
  if (typeof def !== 'object' || def === null) return schema;
  const inner: unknown =
    Reflect.get(def, 'innerType') ?? Reflect.get(def, 'element') ?? sourceOf(def);
  return inner instanceof z.core.$ZodType ? unwrapped(inner) : schema;
}

/** What a transformed schema reads; for a preprocessed one, its output. */
function sourceOf(def: object): unknown {
  const source: unknown = Reflect.get(def, 'in');
  return source instanceof z.core.$ZodTransform ? Reflect.get(def, 'out') : source;
}

/**
 * The `fields` parameter that asks Google for what a schema reads and no more:
 * `id,capabilities(canComment)`. Empty where it reads everything, as for maps. What is nested in
 * itself (a table in a table) is asked for as a whole.
 */
export function fieldsOf(schema: z.ZodType): string {
  return maskOf(schema, []);
}

function maskOf(schema: z.core.$ZodType, around: readonly z.core.$ZodType[]): string {
  const read = unwrapped(schema);
  if (!(read instanceof z.ZodObject) || around.includes(read)) return '';
  const fields = Object.entries<z.core.$ZodType>(read.shape).map(([name, field]) => {
    const below = maskOf(field, [...around, read]);
    return below === '' ? name : `${name}(${below})`;
  });
  return fields.join(',');
}

/** The `fields` of one page of a list. */
export const pageFieldsOf = (field: string, item: z.ZodType) =>
  `nextPageToken,${field}(${fieldsOf(item)})`;
