export interface Slash {
  /** The slash's place in the text. */
  start: number;
  /** What is typed behind it. */
  query: string;
}

const LONGEST_QUERY = 40;
const AT_WORD_START = new RegExp(`(?:^|[\\s(“"])/([^\\n/]{0,${LONGEST_QUERY}})$`, 'u');

/** The slash at the start of a word before the caret; null where there is none. */
export function slashBefore(text: string, caret: number): Slash | null {
  const [, query] = AT_WORD_START.exec(text.slice(0, caret)) ?? [];
  return query === undefined ? null : { start: caret - query.length - 1, query };
}
