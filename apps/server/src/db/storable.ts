/**
 * Whether PostgreSQL can hold all text in a value: it takes neither NUL nor half a surrogate pair,
 * in its text or in its JSON.
 * @param value what JSON, a form or an address can hold
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part));
}
