import { isProperNoun } from '../../language/spelling/dictionary.ts';
import type { DraftWord } from '../words/draft-words.ts';

const called = new Set(['called', 'named', 'mr', 'mrs', 'miss', 'ms', 'uncle', 'aunty', 'auntie']);
const ordinary = new Set(['and', 'the', 'my', 'a', 'because', 'who', 'is', 'was', 'said', 'so']);

/** Words of a draft that are names, however they are written there. */
export function namesIn(words: readonly DraftWord[]): Set<string> {
  const names = words.flatMap(({ key }, i) => {
    const before = words[i - 1]?.key ?? '';
    const isTitle = ['mr', 'mrs', 'miss', 'ms'].includes(key);
    const isCalled = called.has(before) && !ordinary.has(key);
    return isProperNoun(key) || isTitle || isCalled ? key : [];
  });
  return new Set(names);
}
