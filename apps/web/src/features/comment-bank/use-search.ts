import type { BankComment } from '@second-draft/contract';
import { useState } from 'react';
import { matching } from './matching.ts';

/** What is found stays until she searches again: she may be changing its very words. */
export function useSearch(comments: readonly BankComment[]) {
  const [{ query, ids }, setSearch] = useState({ query: '', ids: new Set<string>() });
  return {
    query,
    search: (words: string) =>
      setSearch({ query: words, ids: new Set(matching(comments, words).map(({ id }) => id)) }),
    isFound: ({ id }: BankComment): boolean => query === '' || ids.has(id),
  };
}
