import type { BankComment } from '@second-draft/contract';
import { hasAllWords } from '../../lib/words/has-all-words.ts';

/** Those with all words of the query, macrons or not; those of the category come first. */
export function matching(
  comments: readonly BankComment[],
  query: string,
  category: string | null = null,
): BankComment[] {
  const isFound = hasAllWords(query);
  const found = comments.filter((comment) => isFound(`${comment.text} ${comment.category}`));
  const isFirst = (comment: BankComment) => Number(comment.category === category);
  return found.toSorted((one, other) => isFirst(other) - isFirst(one));
}
