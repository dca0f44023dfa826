import { cutText, limits, type Why } from '@second-draft/contract';
import {
  hasContact,
  hasStandIn,
  hasWrongName,
  ownWords,
  reasonToWithhold,
  sourceText,
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
  criteria: readonly string[];
  standIns: readonly string[];
  studentName: string;
}

/** In a choice, single marks may stand around what is to be suggested. */
const NO_SINGLE_MARKS = Number.POSITIVE_INFINITY;

/**
 * What a model says it saw and chose, for the teacher; without remarks that quote what isn't there,
 * give a grade, name somebody else, or hold what can't be shown.
 */
export function revealedWhy({ reading, choice }: Why, against: WhyAgainst): Why | null {
  const { reveal, source } = against;
  const criteria = sourceText(against.criteria.join('\n'));
  const plain = (text: string) => withoutEmoji(withoutMarkup(withoutUnseen(reveal(text))));
  const remark = (text: string, fewestInSingle?: number) => {
    const proven = withProvenQuotations(plain(text), [source, criteria], fewestInSingle);
    if (proven === null) return '';
    const own = ownWords(proven, source);
    if (reasonToWithhold(own, source) !== null || namesAnother(own, against)) return '';
    return cutText(proven, limits.whyTextMax);
  };
  const named = (criterion: string) => {
    const name = plain(criterion);
    const isUnfit = [source, criteria].every((one) => reasonToWithhold(name, one) !== null);
    if (isUnfit || hasContact(name) || namesAnother(name, against)) return '';
    return cutText(name, limits.whyTextMax);
  };
  const entries = reading
    .map(({ criterion, seen }) => ({ criterion: named(criterion), seen: remark(seen) }))
    .filter(({ seen }) => seen !== '')
    .slice(0, limits.whyEntriesMax);
  const chosen = remark(choice, NO_SINGLE_MARKS);
  return entries.length === 0 && chosen === '' ? null : { reading: entries, choice: chosen };
}

const namesAnother = (own: string, against: WhyAgainst): boolean =>
  hasStandIn(own, against.standIns) || hasWrongName(own, against);
