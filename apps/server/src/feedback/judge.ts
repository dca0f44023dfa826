import {
  checkFeedback,
  type CheckedAgainst,
  type CheckedFeedback,
  type Concealed,
} from '@second-draft/feedback';
import type { DraftedPoints, Written } from './writers/writer.ts';

/** What a draft is judged against. */
export type Asked = Pick<
  CheckedAgainst,
  'source' | 'wordCount' | 'readingLevel' | 'isPraise' | 'isSparing'
>;

/** A draft after the gate. */
export interface Judged {
  written: Written<DraftedPoints>;
  asked: Asked;
  checked: CheckedFeedback;
  /** What a second try should mend. */
  reasons: readonly string[];
}

/** Gives the names back, and sends the draft through the gate. */
export function judge(written: Written<DraftedPoints>, asked: Asked, concealed: Concealed): Judged {
  const { reveal } = concealed;
  const revealed = (written.draft ?? []).map((point) => ({
    kind: point.kind,
    comment: reveal(point.comment),
    quotations: point.quotations.map(reveal),
    example: point.example === null ? null : reveal(point.example),
  }));
  const checked = checkFeedback(revealed, {
    ...asked,
    studentName: reveal(concealed.student),
    standIns: concealed.standIns,
  });
  return {
    written,
    asked,
    checked,
    reasons: written.draft === null ? written.faults : checked.reasons,
  };
}

/** Whether a teacher can use it at all: something good and, unless praise alone was asked for, something to do. */
export function isUsable({ checked, asked }: Judged): boolean {
  const kinds = new Set(checked.points.map(({ kind }) => kind));
  return kinds.has('strength') && (asked.isPraise || kinds.has('nextStep'));
}

/** Fewer is better: first what can't be used, then what fails, then what had to be dropped. */
function faultsOf(judged: Judged): number {
  const { failed, quotations } = judged.checked.checks;
  return (isUsable(judged) ? 0 : 10_000) + failed.length * 100 + quotations.dropped;
}

/** The better of two tries; the second where they are alike, for it knew what was wrong. */
export function betterOf(first: Judged, second: Judged): Judged {
  return faultsOf(first) < faultsOf(second) ? first : second;
}
