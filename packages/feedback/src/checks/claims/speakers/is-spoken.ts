import type { Stretch } from '@second-draft/contract';
import type { SourceText } from '../../finding/source-text.ts';

/** Whether words of the text stand between its quotation marks. */
export const isSpoken = (words: Stretch, { asRead }: Pick<SourceText, 'asRead'>): boolean =>
  asRead().speech.some(({ start, end }) => start <= words.start && words.end <= end + 1);
