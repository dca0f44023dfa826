import type { ReadingLevel } from '@second-draft/contract';
import { limitsOf } from '../../reading/level-limits.ts';
import type { Readability } from '../../reading/readability.ts';

/** Fewer words give no meaningful share of unfamiliar ones. */
const WORDS_FOR_A_SHARE = 15;

/**
 * A sentence for the writer, or null. Decides by sentence length and unfamiliar words: the grade is
 * too noisy on short texts.
 */
export function checkReadingLevel(counts: Readability, level: ReadingLevel | null): string | null {
  const limits = limitsOf(level);
  const mean = counts.sentences === 0 ? 0 : counts.words / counts.sentences;
  // Rounded up: a mean just over the limit would be told as the limit itself.
  if (mean > limits.meanWords)
    return `The sentences are too long for the reader: ${Math.ceil(mean)} words on average. Keep to ${limits.meanWords}.`;
  if (counts.longest > limits.mostWords)
    return `One sentence has ${counts.longest} words. No sentence may have more than ${limits.mostWords}.`;
  const { unfamiliar } = limits;
  if (unfamiliar === null || counts.words < WORDS_FOR_A_SHARE) return null;
  return counts.unfamiliar / counts.words > unfamiliar
    ? 'Too many of the words are hard for the reader. Use words that a child of this age knows.'
    : null;
}
