import type { Point } from '@second-draft/contract';
import { quotedSpans } from '@second-draft/contract';
import { composeFeedback } from '../../compose.ts';
import { explains, isQuestion, onlyPoints } from '../../text/meaning/sentence-roles.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { countWords } from '../../text/words.ts';
import { lengthRange } from './length.ts';

type Shortened<P> = (points: readonly P[]) => P[][];

const isThere = <T>(one: T | undefined): one is T => one !== undefined;

const lengthOf = (points: readonly Point[]) => countWords(composeFeedback(points));

/** Shorter versions of the points, starting with the one that loses least. */
const ways: readonly Shortened<Point>[] = [withoutAnExample, withoutALastSentence, withoutAPoint];

/**
 * While the feedback is too long, drops what matters least: an example, a last sentence that only
 * explains, one of several points of a kind. It never gets shorter than was asked for.
 */
export function fitToLength(points: readonly Point[], asked: number): Point[] {
  const { fewest, most } = lengthRange(asked);
  let kept = [...points];
  while (lengthOf(kept) > most) {
    const [shorter] = ways.flatMap((way) => {
      const enough = way(kept).filter((rest) => lengthOf(rest) >= fewest);
      return [enough.find((rest) => lengthOf(rest) <= most) ?? enough[0]].filter(isThere);
    });
    if (shorter === undefined) break;
    kept = shorter;
  }
  return kept;
}

function withoutAnExample(points: readonly Point[]): Point[][] {
  return points
    .flatMap((point, i) =>
      point.example === null ? [] : [points.with(i, { ...point, example: null })],
    )
    .toReversed();
}

/** Strengths lose their last words before next steps do, and the first step is the last to lose any. */
function withoutALastSentence(points: readonly Point[]): Point[][] {
  const shortened = points.flatMap((point, i) => {
    const comment = withoutLastSentence(point);
    return comment === null ? [] : [{ point, rest: points.with(i, { ...point, comment }) }];
  });
  const of = (isStrength: boolean) =>
    shortened
      .filter(({ point }) => (point.kind === 'strength') === isStrength)
      .map(({ rest }) => rest)
      .toReversed();
  return [...of(true), ...of(false)];
}

/** Null where the last sentence is all there is, shows something, or says what to do. */
function withoutLastSentence({ kind, comment }: Point): string | null {
  const sentences = sentencesOf(comment);
  const last = sentences.at(-1);
  if (last === undefined || sentences.length < 2) return null;
  const rest = comment.slice(0, last.start).trimEnd();
  const isSpare =
    kind === 'strength'
      ? quotedSpans(last.text).length === 0
      : explains(last.text) || (isQuestion(last.text) && !onlyPoints(rest));
  return isSpare ? rest : null;
}

function withoutAPoint(points: readonly Point[]): Point[][] {
  return points
    .map((_, i) => points.toSpliced(i, 1))
    .filter((rest, i) => rest.some(({ kind }) => kind === points[i]?.kind))
    .toReversed();
}
