/** UTF-16 units; `end` is exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

const pairs = /“([^“”]*)”/gu;

/** What a comment quotes between “ and ”; positions exclude the marks. */
export function quotedSpans(comment: string): (Stretch & { text: string })[] {
  return Array.from(comment.matchAll(pairs), (match) => ({
    text: match[1] ?? '',
    start: match.index + 1,
    end: match.index + match[0].length - 1,
  }));
}

export function withoutQuotations(comment: string): string {
  return comment.replace(pairs, ' ');
}
