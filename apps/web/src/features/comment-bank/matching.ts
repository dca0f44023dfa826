import type { BankComment } from '@second-draft/contract';

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-NZ');

/** Those with all words of the query, macrons or not; those of the category come first. */
export function matching(
  comments: readonly BankComment[],
  query: string,
  category: string | null = null,
): BankComment[] {
  const words = plain(query).split(/\s+/u).filter(Boolean);
  const found = comments.filter((comment) => {
    const text = plain(`${comment.text} ${comment.category}`);
    return words.every((word) => text.includes(word));
  });
  const isFirst = (comment: BankComment) => Number(comment.category === category);
  return found.toSorted((one, other) => isFirst(other) - isFirst(one));
}
