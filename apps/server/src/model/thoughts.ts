const name = '(?:think|thinking|thought|thoughts|reasoning|reflection)';
const opening = new RegExp(String.raw`^\s*(?:<${name}>|\[${name}\])`, 'iu');
const closing = new RegExp(String.raw`(?:</${name}>|\[/${name}\])`, 'giu');

/**
 * What a reasoning model says after thinking aloud, which holds drafts of an answer. Templates may
 * swallow the opening tag. Thoughts without an end are all that it said.
 */
export function withoutThoughts(content: string): string {
  // An answer that begins at once may have a tag in a text that it quotes.
  if (content.trimStart().startsWith('{')) return content;
  const last = [...content.matchAll(closing)].at(-1);
  if (last !== undefined) return content.slice(last.index + last[0].length);
  return opening.test(content) ? '' : content;
}
