import type { Comparison } from '@second-draft/contract';
import { wordsOf } from '../../text/words.ts';
import { topicalWords } from '../../text/meaning/topical-words.ts';

/** What became of a text as a whole; `replaced` is a different text altogether. */
export type KindOfRevision = 'unchanged' | 'changed' | 'replaced' | 'emptied';

/** Below this share of words that stayed, it may be another text. */
const FEW_STAYED = 0.4;
const HARDLY_ANY_STAYED = 0.1;

/** Below this share of topical words in common it is one: two children on one topic share fewer. */
const OTHER_TOPIC = 0.28;
const MAYBE_OTHER_TOPIC = 0.32;

/** Of so short a text nothing can be said (topical words). */
const FEWEST = 8;

/** ‘Parties’ and ‘party’ are about the same. */
export const stemOf = (word: string): string =>
  word.replace(/(?:ies|y|e?s|e?d|ing)$/u, '').replace(/(\p{L})\1$/u, '$1');

/** Of the words that tell a topic. */
export const stemsOf = (text: string): Set<string> => new Set([...topicalWords(text)].map(stemOf));

/** Measured on texts of many children on one topic, and on rewritten ones (`npm run eval drafts`). */
export function kindOfRevision(
  before: string,
  after: string,
  { changes, wordsRemoved }: Comparison,
): KindOfRevision {
  if (changes.length === 0) return 'unchanged';
  if (!/[\p{L}\p{N}]/u.test(after)) return 'emptied';
  const stayed = 1 - wordsRemoved / Math.max(1, wordsOf(before).length);
  if (stayed >= FEW_STAYED) return 'changed';
  const [old, fresh] = [stemsOf(before), stemsOf(after)];
  const fewer = Math.min(old.size, fresh.size);
  if (fewer < FEWEST) return 'changed';
  const inCommon = [...old].filter((word) => fresh.has(word)).length / fewer;
  const limit = stayed < HARDLY_ANY_STAYED ? MAYBE_OTHER_TOPIC : OTHER_TOPIC;
  return inCommon < limit ? 'replaced' : 'changed';
}
