import { greets } from '../../text/meaning/letter-words.ts';
import type { SourceText } from '../finding/source-text.ts';

/** A greeting above a letter is none. */
export function hasTitle({ asRead }: Pick<SourceText, 'asRead'>): boolean {
  const { title } = asRead();
  return title !== null && !greets.test(title.text);
}
