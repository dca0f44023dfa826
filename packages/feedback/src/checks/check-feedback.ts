import type { CheckName, Checks, Point } from '@second-draft/contract';
import { composeFeedback, inReadingOrder } from '../compose.ts';
import { levelOf } from '../reading/reading-level.ts';
import { readabilityOf } from '../reading/readability.ts';
import { countWords } from '../text/words.ts';
import { checkPoint, type PointOutcome } from './check-point.ts';
import type { CheckedAgainst } from './checked-against.ts';
import type { DraftPoint, KeptPoint } from './draft-point.ts';
import { missingKinds, reasonForMissing } from './whole-feedback/kinds.ts';
import { checkLength, lengthRange } from './whole-feedback/length.ts';
import { praiseAlone } from './whole-feedback/praise-alone.ts';
import { checkReadingLevel } from './whole-feedback/reading-level.ts';
import { fitToLength } from './whole-feedback/fit-to-length.ts';
import { MOST_SOUGHT } from './finding/sought-quotations.ts';
import { reasonForOldPraise, withoutDoneSteps } from './whole-feedback/second-draft.ts';
import { withoutRepeats } from './whole-feedback/without-repeats.ts';
import { framed, frameWords, noFrame, withoutFrame } from '../voice/frame.ts';

export interface CheckedFeedback {
  points: KeptPoint[];
  feedback: string;
  checks: Omit<Checks, 'writer'>;
  /** What to tell a model for its second try; empty if what is left passes every check. */
  reasons: string[];
}

/**
 * The gate between a writer and the teacher. Fixes what it can (mark-up, nearly right quotations,
 * repetitions, an example or a sentence too many), drops points that can't be shown (false
 * quotations, rewriting, grades, insults, links, no feedback at all), and measures the rest.
 */
export function checkFeedback(
  draft: readonly DraftPoint[],
  against: CheckedAgainst,
): CheckedFeedback {
  const frame = against.hers?.frame ?? noFrame;
  const unframed = withoutFrame(draft, frame, against.studentName);
  const wanted = against.isPraise ? praiseAlone(unframed) : unframed;
  const { secondDraft } = against;
  const fresh =
    secondDraft === undefined
      ? { points: wanted, reasons: [] }
      : withoutDoneSteps(wanted, secondDraft);
  const outcomes = checkPoints(withoutRepeats(fresh.points), against);
  const kept = inReadingOrder(outcomes.flatMap((outcome) => outcome.point ?? []));
  const points = fitToLength(kept, against.wordCount);
  const written = composeFeedback(points);
  const feedback = framed(written, frame);
  const whole = checkWhole(points, written, against);
  const quotations = points.flatMap((point) => point.quotations);
  const failed = [...new Set([...outcomes.flatMap((one) => one.failed), ...whole.failed])];
  const reasons = [...fresh.reasons, ...outcomes.flatMap((one) => one.reasons), ...whole.reasons];
  const isFramed = feedback !== written;
  return {
    points: isFramed ? points.map((point, at) => (at === 0 ? { ...point, frame } : point)) : points,
    feedback,
    checks: {
      ...(isFramed && { frame }),
      quotations: {
        found: quotations.length,
        mended: quotations.filter((quotation) => quotation.match === 'mended').length,
        dropped: outcomes.filter((outcome) => outcome.hasFalseQuotation).length,
      },
      words: { count: countWords(feedback), asked: against.wordCount + frameWords(frame) },
      readingLevel: levelOf(whole.counts),
      failed,
    },
    reasons: failed.length === 0 ? [] : [...new Set(reasons)],
  };
}

function checkPoints(points: readonly DraftPoint[], against: CheckedAgainst): PointOutcome[] {
  let left = MOST_SOUGHT;
  return points.map((point) => {
    const outcome = checkPoint(point, against, left);
    left -= outcome.sought;
    return outcome;
  });
}

const neededKinds = ({ isPraise, isSparing }: CheckedAgainst) =>
  isPraise || isSparing ? (['strength'] as const) : (['strength', 'nextStep'] as const);

/** A single word, such as 'and', is in any text by coincidence. */
const QUOTED_WORDS = 2;

function quotesEnough(points: readonly Point[]): boolean {
  const quoted = new Set(points.flatMap(({ quotations }) => quotations.map(({ text }) => text)));
  return countWords([...quoted].join(' ')) >= QUOTED_WORDS;
}

function checkWhole(points: readonly Point[], feedback: string, against: CheckedAgainst) {
  const failed: CheckName[] = [];
  const reasons: string[] = [];
  const note = (check: CheckName, reason: string | null) => {
    if (reason === null) return;
    failed.push(check);
    reasons.push(reason);
  };
  const counts = readabilityOf(feedback, [against.studentName], against.source.words);
  for (const kind of missingKinds(points, neededKinds(against))) note(kind, reasonForMissing(kind));
  if (points.length > 0 && !quotesEnough(points) && !against.isSparing)
    note(
      'quotations',
      'Quote the student’s text word for word, so that the student sees what is meant.',
    );
  const { secondDraft } = against;
  if (secondDraft !== undefined && !against.isSparing)
    note('newWords', reasonForOldPraise(points, secondDraft));
  const words = countWords(feedback);
  const isShort = words < lengthRange(against.wordCount).fewest;
  if (!(isShort && against.isSparing)) note('length', checkLength(words, against.wordCount));
  note('readingLevel', checkReadingLevel(counts, against.readingLevel));
  return { counts, failed, reasons };
}
