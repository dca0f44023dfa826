/** Google omits empty lists, empty strings, zeros and, except in Drive, false. */
function isEmpty(value: unknown, keepFalse: boolean): boolean {
  if (value === undefined || value === null || value === '' || value === 0) return true;
  if (value === false) return !keepFalse;
  return Array.isArray(value) && value.length === 0;
}

/** At every depth; empty objects stay. */
export function omitEmpty(value: unknown, keepFalse: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => omitEmpty(item, keepFalse));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => !isEmpty(part, keepFalse))
      .map(([name, part]) => [name, omitEmpty(part, keepFalse)]),
  );
}
