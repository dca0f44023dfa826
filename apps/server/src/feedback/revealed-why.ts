import { cutText, limits, type Why } from '@second-draft/contract';
import {
  hasContact,
  ownWords,
  reasonToWithhold,
  withoutEmoji,
  withoutMarkup,
  withoutUnseen,
  withProvenQuotations,
  type SourceText,
} from '@second-draft/feedback';

interface WhyAgainst {
  reveal(text: string): string;
  source: SourceText;
  /** What may be quoted beside the text. */
  criteria: SourceText;
}

/** In a choice, single marks may stand around what is to be suggested. */
const NO_SINGLE_MARKS = Number.POSITIVE_INFINITY;

/**
 * What a model says it saw and chose, for the teacher; without remarks that quote what isn't there,
 * give a grade, or hold what can't be shown.
 */
export function revealedWhy(
  { reading, choice }: Why,
  { reveal, source, criteria }: WhyAgainst,
): Why | null {
  const plain = (text: string) => withoutEmoji(withoutMarkup(withoutUnseen(reveal(text))));
  const remark = (text: string, fewestInSingle?: number) => {
    const proven = withProvenQuotations(plain(text), [source, criteria], fewestInSingle);
    if (proven === null || reasonToWithhold(ownWords(proven, source), source) !== null) return '';
    return cutText(proven, limits.whyTextMax);
  };
  const named = (criterion: string) => {
    const name = plain(criterion);
    return hasContact(name) ? '' : cutText(name, limits.whyTextMax);
  };
  const entries = reading
    .map(({ criterion, seen }) => ({ criterion: named(criterion), seen: remark(seen) }))
    .filter(({ seen }) => seen !== '')
    .slice(0, limits.whyEntriesMax);
  const chosen = remark(choice, NO_SINGLE_MARKS);
  return entries.length === 0 && chosen === '' ? null : { reading: entries, choice: chosen };
}
