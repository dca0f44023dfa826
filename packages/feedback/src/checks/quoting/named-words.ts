import { isHanging } from '../../text/grammar/hanging-words.ts';
import { anyTopic } from '../../text/meaning/topical-words.ts';
import { wordSet } from '../../text/word-set.ts';
import { lowerWords } from '../../text/words.ts';
import type { DraftPoint } from '../draft-point.ts';
import { findQuotation } from '../finding/find-quotation.ts';
import { isWritten } from './set-off-words.ts';
import type { SourceText } from '../finding/source-text.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const kinds = String.raw`(?:word|verb|adjective|adverb|noun)`;
const one = String.raw`[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*`;
const said = String.raw`(?:is|are|was|were|shows?|makes?|tells?|helps?|gives?|paints?|lets?|sounds?|works?|brings?|adds?|creates?|builds?)`;

/** “The words sparkled, danced and glittered show me the sea”, “verbs such as danced and glittered.” */
const listed = new RegExp(
  String.raw`(?<=\b(?:the|your) (?:\p{L}+ )?${kinds}s |\b${kinds}s (?:like|such as|including) |\b(?:your|used|use|chose) (?:\p{L}+ )?${kinds}s(?: ?[(–—]|:) ?)(${one}(?:, ${one})*(?:,| and|, and) ${one})(?= ${said}\b|[,.;!)]| ?[–—]|$)`,
  'giu',
);

/** “You start with the word Suddenly.” */
const named = new RegExp(
  String.raw`(?<=\b(?:(?:[Tt]he|[Yy]our) (?:\p{L}+ )?${kinds}) )(${one})(?=[,.;!?]|$| (?:${said}|to|at|for|in|because)\b)`,
  'gu',
);

/** “Your simile as soft as snow is lovely.” */
const compared = new RegExp(
  String.raw`(?<=\b(?:the|your) (?:\p{L}+ )?(?:simile|comparison|phrase|line) )((?:as|like) [^,.;:!?“”‘()]{3,60}?)(?= ${said}\b)`,
  'giu',
);

/** “You wrote THE MOON DANCED.” */
const shouted = /(?<![\p{L}“‘])(\p{Lu}{2,}(?: (?:\p{Lu}{2,}|[IA])){2,})(?![\p{L}”’])/gu;

/** “You wrote [the moon danced].” */
const bracketed = new SparingPattern(
  /(?<=\b(?:you (?:wrote|write|say|said)|your (?:\p{L}+ ){0,2}(?:line|sentence|phrase|words|simile)) )[[(]([^[\]()“”\n]{3,200})[\])]/giu,
);

/** “Words like these and others.” */
const notListed = wordSet('and these those others more many such');

const notNamed = wordSet(
  'choice choices order list lists count level itself here too well first again play power bank comes',
);

function isNamed(word: string, before: string): boolean {
  const lower = word.toLowerCase();
  if (isHanging(lower) || anyTopic.has(lower) || notNamed.has(lower)) return false;
  // ‘Your verb sings’, ‘the word leaps’: what the word does.
  return /^\p{Lu}/u.test(word) || (/\b(?:the|your) word $/iu.test(before) && !lower.endsWith('s'));
}

/**
 * Puts “ and ” around words that praise names as the student's with no marks at all, so that they
 * are proven.
 */
export function markNamed({ kind, comment }: DraftPoint, source: SourceText): string {
  if (kind !== 'strength') return comment;
  return comment
    .replace(listed, (words) =>
      words.replaceAll(new RegExp(one, 'gu'), (word) =>
        isHanging(word.toLowerCase()) || notListed.has(word.toLowerCase()) ? word : `“${word}”`,
      ),
    )
    .replace(named, (word: string, _: string, at: number, whole: string) =>
      isNamed(word, whole.slice(0, at)) ? `“${word}”` : word,
    )
    .replace(compared, '“$1”')
    .replace(bracketed, (whole, words: string) =>
      findQuotation(words, source) !== null || whole.startsWith('[') || isWritten(words)
        ? `“${words}”`
        : whole,
    )
    .replace(shouted, (words: string, _: string, at: number, whole: string) =>
      findQuotation(words, source) !== null ||
      /\b(?:you (?:wrote|write|say|said)|lines?|words?|sentence|phrase|simile)[:,]? $/iu.test(
        whole.slice(0, at),
      )
        ? `“${words}”`
        : words,
    );
}

/** “When you wrote that the sky was a blue bowl” */
const reported = /\byou (?:wrote|write) (that |how )?([^“”‘".,;:!?()—–\n]{3,160})/giu;

/** “As you put it, he is as quick as a fox”: the very words, but for who speaks. */
const putAs = new SparingPattern(
  /\b(?:as you (?:put it|say|write|wrote|said)|in your (?:own )?words|to (?:use|quote) your (?:own )?words)[,:] (?!I\b)([^“”‘".,;:!?()—–\n]{3,160})/giu,
);
const PUT_SHARE = 0.75;

/** Half of what a report of the student's words says is in them; a reader may say the rest anew. */
const REPORTED_SHARE = 0.5;
const STEM = 4;

/** What praise says that the student wrote, without marks, and hardly a word of it is in the text. */
export function falselyReported(
  { kind, comment }: Pick<DraftPoint, 'kind' | 'comment'>,
  { words }: SourceText,
): string | null {
  if (kind !== 'strength') return null;
  let stems: ReadonlySet<string> | null = null;
  const isThere = (clause: string, share: number) => {
    const telling = lowerWords(clause).filter((word) => !isHanging(word) && !anyTopic.has(word));
    const written = (stems ??= new Set(Array.from(words, (word) => word.slice(0, STEM))));
    const there = telling.filter((word) => written.has(word.slice(0, STEM)));
    return telling.length <= 1 || there.length >= telling.length * share;
  };
  for (const [, joined, clause = ''] of comment.matchAll(reported)) {
    if (joined === undefined && !isWritten(clause)) continue;
    if (!isThere(clause, REPORTED_SHARE)) return clause.trim();
  }
  const put = Array.from(comment.matchAll(putAs), ([, clause = '']) => clause);
  return put.find((clause) => !isThere(clause, PUT_SHARE))?.trim() ?? null;
}
