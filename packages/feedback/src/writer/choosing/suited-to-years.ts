import type { ReadingLevel } from '@second-draft/contract';
import { isFamiliar } from '../../reading/familiar-words.ts';
import type { RuleName } from '../../rules/all-rules.ts';
import type { StudentText } from '../../text/student-text.ts';
import { isAccomplished } from '../material/accomplished.ts';
import type { Materials } from '../material/materials.ts';

/** From this year on, two readers called praise for a whole sentence trivial; before it, true. */
const SENTENCES_KNOWN = 6;

/** From this year on, the same holds for the spelling of words that all children know. */
const WORDS_KNOWN = 7;

/** Praise for what every older child does in every text. */
const ofBeginners: ReadonlySet<string> = new Set<RuleName>([
  'joinedPair',
  'longSentence',
  'wholeSentence',
]);

/** The first year of each reading level. */
const yearsOfLevel: Record<ReadingLevel, number> = { 1: 3, 2: 5, 3: 7 };

/** The youngest year of a class: 5 of ‘Years 5 and 6’. */
function youngestIn(years: string | undefined): number | undefined {
  const named = /\d+/u.exec(years ?? '')?.[0];
  return named === undefined ? undefined : Number(named);
}

/** Where nobody knows the year, what level and text suggest. */
function suggestedBy(level: ReadingLevel | null, text: StudentText): number {
  if (level !== null) return yearsOfLevel[level];
  return isAccomplished(text) ? SENTENCES_KNOWN : 0;
}

/**
 * Without praise for what every child of these years can do: whole sentences, and the spelling of
 * words that all know.
 */
export function withoutTrivialPraise(
  materials: Materials,
  text: StudentText,
  { years, readingLevel }: { years?: string | undefined; readingLevel: ReadingLevel | null },
): Materials {
  const named = youngestIn(years);
  const youngest = named ?? suggestedBy(readingLevel, text);
  const areKnown = named !== undefined && named >= WORDS_KNOWN;
  const isHard = (words: readonly string[]) => !areKnown || !words.every(isFamiliar);
  const strengths = materials.strengths
    .filter(({ rule }) => youngest < SENTENCES_KNOWN || !ofBeginners.has(rule))
    .map((one) =>
      one.rule === 'hardWordsRight' ? { ...one, quotations: one.quotations.filter(isHard) } : one,
    )
    .filter(({ quotations }) => quotations.length > 0);
  return { ...materials, strengths };
}
