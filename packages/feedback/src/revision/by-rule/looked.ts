import { wordsAlone, type NormalisedText } from '@second-draft/contract';
import type { Finding, PlaceNow, Rule, Taken } from '../../rules/rule.ts';
import { onceForEach, rememberedFor } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import type { ComparedWords } from '../changes/compare-drafts.ts';
import type { FreshWords } from '../words/fresh-words.ts';

/** Two drafts as the rules look at them. */
export interface DraftsToRead {
  before: string;
  /** The earlier draft, to find quotations in. */
  normalised: NormalisedText;
  after: string;
  compared: ComparedWords;
  fresh: FreshWords;
  /** Both drafts, read once for all rules. */
  read: { before: StudentText; after: StudentText };
}

/** A step of a rule, and what the rule finds now. */
export interface Looked {
  drafts: DraftsToRead;
  rule: Rule;
  taken: Taken;
  /** What the rule finds in the new draft. */
  now: readonly Finding[];
  /** Of the finding that the step was about. */
  slots: PlaceNow['slots'];
  comment: string;
}

export const stepsFoundIn = (rule: Rule, text: StudentText): Finding[] =>
  rule.find(text).filter(({ kind }) => kind === 'nextStep');

interface SoughtWords {
  /** The words alone. */
  words: string;
  isShort: boolean;
}

/** The most words of a place that isn't its whole sentence. */
const A_WORD_OR_TWO = 2;

/** The places of a finding, sought again for each change. */
export const soughtOf = onceForEach(({ places, quotations }: Finding): SoughtWords[] =>
  (places ?? quotations.flat()).map((quotation) => ({
    words: wordsAlone(quotation),
    isShort: countWords(quotation) <= A_WORD_OR_TWO,
  })),
);

const MOST_KEPT = 100;

/** The words alone of a stretch of the new draft, sought in for each step. */
export const aloneIn = rememberedFor<ComparedWords['alignment'], string>(MOST_KEPT, wordsAlone);

/** The step names a place, and means the text. */
export const isAboutText = ({ by, where }: Taken): boolean =>
  where === 'anywhere' && (isSaying({ by }) || by === 'breaking');

/** The step asks for something to be said. */
export const isSaying = ({ by }: Pick<Taken, 'by'>): boolean => by === 'adding' || by === 'quoting';
