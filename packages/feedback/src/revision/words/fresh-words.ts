import { isEdge, normaliseText, wordsAlone } from '@second-draft/contract';

/** Tells which words of a new draft were not in the earlier one. */
export interface FreshWords {
  /** By the words alone: capitals and marks make no difference, and a repeated word adds nothing. */
  inWords(words: string): boolean;
  /** Also by capitals, marks and new lines. */
  asWritten(words: string): boolean;
}

const lineBreaks = /\s*[\n\v\f\r\u0085\u2028\u2029]\s*/gu;

/** Stands for a new line, which is otherwise a space like any other. */
const LINE = ' \u{F0000} ';

const written = (text: string) => normaliseText(text.trim().replace(lineBreaks, LINE)).text;

export function freshSince(before: string): FreshWords {
  const words = ` ${wordsAlone(before)} `;
  let old: string | undefined;
  return {
    inWords(quoted) {
      const sought = wordsAlone(quoted);
      const isEcho = sought.includes(' ') && new Set(sought.split(' ')).size === 1;
      return sought !== '' && !isEcho && !words.includes(` ${sought} `);
    },
    asWritten(quoted) {
      const sought = written(quoted);
      old ??= written(before);
      return wordsAlone(quoted) !== '' && !hasWhole(old, sought);
    },
  };
}

function hasWhole(text: string, sought: string): boolean {
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1))
    if (isEdge(text, at) && isEdge(text, at + sought.length)) return true;
  return false;
}
