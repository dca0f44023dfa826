import type { CheckName, Checks, Point } from '@second-draft/contract';
import { composeFeedback, inReadingOrder } from '../compose.ts';
import { levelOf } from '../reading/reading-level.ts';
import { readabilityOf } from '../reading/readability.ts';
import { countWords } from '../text/words.ts';
import { checkPoint } from './check-point.ts';
import type { CheckedAgainst } from './checked-against.ts';
import type { DraftPoint, KeptPoint } from './draft-point.ts';
import { missingKinds, reasonForMissing } from './kinds.ts';
import { checkLength, lengthRange } from './length.ts';
import { checkReadingLevel } from './reading-level.ts';
import { fitToLength } from './surplus-points.ts';
import { withoutRepeats } from './without-repeats.ts';

export interface CheckedFeedback {
  points: KeptPoint[];
  feedback: string;
  checks: Omit<Checks, 'writer'>;
  /** What was wrong with the draft, as sentences for a model's second try. */
  reasons: string[];
}

/**
 * The gate between a writer and the teacher. Mends what it can (mark-up, nearly right quotations,
 * repetitions, surplus points), drops points that can't be shown (false quotations, rewriting, no
 * feedback at all), and measures the rest. `reasons` are about the draft, `checks.failed` about
 * what is left.
 */
export function checkFeedback(
  draft: readonly DraftPoint[],
  against: CheckedAgainst,
): CheckedFeedback {
  const wanted = against.isPraise ? draft.filter(({ kind }) => kind === 'strength') : draft;
  const outcomes = withoutRepeats(wanted).map((point) => checkPoint(point, against));
  const kept = inReadingOrder(outcomes.flatMap((outcome) => outcome.point ?? []));
  const points = fitToLength(kept, against.wordCount);
  const feedback = composeFeedback(points);
  const whole = checkWhole(points, feedback, against);
  const quotations = points.flatMap((point) => point.quotations);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  return {
    points,
    feedback,
    checks: {
      quotations: {
        found: quotations.length,
        mended: quotations.filter((quotation) => quotation.match === 'mended').length,
        dropped: outcomes.filter((outcome) => outcome.falseQuotation).length,
      },
      words: { count: countWords(feedback), asked: against.wordCount },
      readingLevel: levelOf(whole.counts),
      failed: [...new Set([...failed, ...whole.failed])],
    },
    reasons: [...new Set([...outcomes.flatMap((outcome) => outcome.reasons), ...whole.reasons])],
  };
}

const neededKinds = ({ isPraise, isSparing }: CheckedAgainst): readonly Point['kind'][] =>
  isPraise || isSparing ? ['strength'] : ['strength', 'nextStep', 'question'];

function checkWhole(points: readonly Point[], feedback: string, against: CheckedAgainst) {
  const failed: CheckName[] = [];
  const reasons: string[] = [];
  const note = (check: CheckName, reason: string | null) => {
    if (reason === null) return;
    failed.push(check);
    reasons.push(reason);
  };
  const counts = readabilityOf(feedback, [against.studentName]);
  for (const kind of missingKinds(points, neededKinds(against))) note(kind, reasonForMissing(kind));
  const quotesNothing = !points.some((point) => point.quotations.length > 0);
  if (points.length > 0 && quotesNothing && !against.isSparing)
    note(
      'quotations',
      'Quote the student’s text word for word, so that the student sees what is meant.',
    );
  const words = countWords(feedback);
  const isShort = words < lengthRange(against.wordCount).fewest;
  if (!(isShort && against.isSparing)) note('length', checkLength(words, against.wordCount));
  note('readingLevel', checkReadingLevel(counts, against.readingLevel));
  return { counts, failed, reasons };
}
