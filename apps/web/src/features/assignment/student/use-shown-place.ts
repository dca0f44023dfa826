import { findWords, normaliseText, type Proof } from '@second-draft/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** A student's words that a link leads to. They are in no address: the history's state holds them. */
export interface ShownWords {
  userId: string;
  words: string;
}

const isShownWords = (state: unknown): state is ShownWords =>
  typeof state === 'object' &&
  state !== null &&
  'userId' in state &&
  'words' in state &&
  typeof state.words === 'string';

/** Where the words are that a link points to; null if it points elsewhere, or they are gone. */
export function useShownPlace(userId: string, text: string): Proof | null {
  const { state } = useLocation() as { state: unknown };
  return useMemo(() => {
    if (!isShownWords(state) || state.userId !== userId || text === '') return null;
    const found = findWords(state.words, normaliseText(text));
    if (!found) return null;
    const { start, end } = found;
    return { start, end, text: text.slice(start, end) };
  }, [state, userId, text]);
}
