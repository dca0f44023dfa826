/** Null where it throws: during prerendering, and where a browser forbids storage. */
export function tried<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
