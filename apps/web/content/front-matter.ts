function fieldsOf(head: string): Record<string, string> {
  const lines = head.trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
}

/**
 * @param source fields between lines of ---, then Markdown
 * @throws Error when the front matter is missing
 */
export function frontMatterOf(
  slug: string,
  source: string,
): { head: Record<string, string>; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${slug} has no front matter`);
  return { head: fieldsOf(head), body };
}
