import { cutText, limits, type Why } from '@second-draft/contract';
import {
  hasContact,
  ownWords,
  withoutEmoji,
  withoutMarkup,
  withoutUnseen,
  type SourceText,
} from '@second-draft/feedback';

/** What a model says it saw and chose, for the teacher; without what can't be shown. */
export function revealedWhy(
  { reading, choice }: Why,
  reveal: (text: string) => string,
  source: SourceText,
): Why | null {
  const shown = (text: string) => {
    const plain = withoutEmoji(withoutMarkup(withoutUnseen(reveal(text))));
    return hasContact(ownWords(plain, source)) ? '' : cutText(plain, limits.whyTextMax);
  };
  const entries = reading
    .map(({ criterion, seen }) => ({ criterion: shown(criterion), seen: shown(seen) }))
    .filter(({ seen }) => seen !== '')
    .slice(0, limits.whyEntriesMax);
  const chosen = shown(choice);
  return entries.length === 0 && chosen === '' ? null : { reading: entries, choice: chosen };
}
