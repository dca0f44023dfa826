import type { DraftPoint } from '../draft-point.ts';
import { findQuotation } from '../finding/find-quotation.ts';
import { markNamed } from './named-words.ts';
import { markSetOff } from './set-off-words.ts';
import type { SourceText } from '../finding/source-text.ts';
import { isIntroduced } from './claimed-words.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const quotingTag = /<(q|blockquote|cite)\b[^<>]*>([^<>]*)<\/\1\s*>/giu;
const quotingLine = /^[^\S\n]*>[^\S\n]*([^\n]+)$/gmu;

const emphasis =
  /(\*{1,3}|_{1,3}|~{1,2}|`)([^*_`~\n“”"]+)\1|<(b|i|u|em|strong|code|mark)>([^<>“”"]+)<\/\3>/giu;

/** “Your best line: The rain fell.” */
const afterColon = new SparingPattern(
  /(?<=\byour (?:\p{L}+ ){0,2}(?:line|sentence|phrase|words|simile)s?(?: (?:is|are|was))?: )([^“”"‘*_`<>.!?\n]+)/giu,
);

/** “Your verb *sparkled*” */
const namingOne = /\b(?:word|verb|adjective|adverb|noun)s?(?: like| such as)?:? $/iu;

/** What is said of words that were quoted. */
const saying = new SparingPattern(
  /^\s*(?:is|are|was|were|shows?|showed|makes?|made|tells?|told|helps?|helped|gives?|gave|paints?|lets?|sounds?|sounded|works?|worked|puts?|took|takes?|keeps?|kept|brings?|brought)\b/iu,
);

/**
 * Puts quotation marks around what a comment shows as the student's words in another way: by a
 * block quote, by emphasis, by dashes, after “your best line:” or “the word”. Then they are checked as all others.
 */
export function markQuotations(draft: DraftPoint, source: SourceText): string {
  const { kind, comment } = draft;
  const marked = comment.replace(quotingTag, '“$2”').replace(quotingLine, quotedLine);
  const isQuoted = (words: string, before: string, after: string) =>
    (/\s/u.test(words.trim()) || (kind === 'strength' && namingOne.test(before))) &&
    (findQuotation(words, source) !== null ||
      isIntroduced(before) ||
      namingOne.test(before) ||
      (kind !== 'nextStep' && saying.test(after)));
  const emphasised = marked.replace(emphasis, (whole, ...groups: unknown[]) => {
    const words = String(groups[1] ?? groups[3]);
    const at = Number(groups[4]);
    const after = marked.slice(at + whole.length);
    return isQuoted(words, marked.slice(0, at), after) ? `“${words.trim()}”` : whole;
  });
  const setOff = markSetOff(emphasised, source);
  const named = markNamed({ ...draft, comment: setOff }, source);
  return kind === 'strength' ? named.replace(afterColon, '“$1”') : named;
}

const quotedLine = (whole: string, words: string) => (/[“”"]/u.test(words) ? whole : `“${words}”`);
