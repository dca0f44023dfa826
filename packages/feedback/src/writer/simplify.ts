import { SIMPLIFIED_WORDS_BELOW } from '@second-draft/contract';
import { countWords } from '../text/words.ts';
import { questionFrames, stepFrames } from './frames.ts';
import { readPoints, type ReadPoint } from './read-points.ts';

/** What the frames put before an action or a question, which is a whole sentence without it. */
const leadIns = [...stepFrames, ...questionFrames]
  .map((frame) => frame.split(/\{(?:action|question)\}/u, 1)[0] ?? '')
  .filter((lead) => lead !== '')
  .toSorted((a, b) => b.length - a.length);

/**
 * The feedback told more simply, in its own sentences: no word is swapped, no sentence cut short,
 * and every strength and next step stays. Explanations, examples and lead-ins go; where that leaves
 * 40 words or more, so do questions beside a next step.
 * @returns null where nothing can go without losing a point
 */
export function simplify(feedback: string): string | null {
  const points = readPoints(feedback);
  const steps = points.some(({ kind }) => kind === 'nextStep');
  const whole = told(points);
  const isLong = countWords(whole) >= SIMPLIFIED_WORDS_BELOW;
  const simpler = isLong && steps ? told(points.filter(({ kind }) => kind !== 'question')) : whole;
  return simpler !== '' && countWords(simpler) < countWords(feedback) ? simpler : null;
}

/** A paragraph for each kind of point, in the order in which the kinds come. */
function told(points: readonly ReadPoint[]): string {
  const kinds = [...new Set(points.map(({ kind }) => kind))];
  return kinds
    .map((kind) =>
      points
        .filter((point) => point.kind === kind)
        .flatMap(({ telling }) => telling.map(withoutLeadIn))
        .join(' '),
    )
    .join('\n\n');
}

function withoutLeadIn(sentence: string): string {
  const lead = leadIns.find((one) => sentence.startsWith(one));
  if (lead === undefined) return sentence;
  const rest = sentence.slice(lead.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
