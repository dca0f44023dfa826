/** A stretch of a text, in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
}

const pairs = /“([^“”]*)”/gu;

/** What a comment quotes, between “ and ”, and where it stands without the marks. */
export function quotedSpans(comment: string): (Stretch & { text: string })[] {
  return Array.from(comment.matchAll(pairs), (match) => ({
    text: match[1] ?? '',
    start: match.index + 1,
    end: match.index + match[0].length - 1,
  }));
}

/** The comment without what it quotes. */
export function withoutQuotations(comment: string): string {
  return comment.replace(pairs, ' ');
}
