/** A field of a JSON or form body; undefined when the body isn't an object or lacks it. */
export function bodyField(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? Reflect.get(body, name)
    : undefined;
}
