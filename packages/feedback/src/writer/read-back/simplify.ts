import { SIMPLIFIED_WORDS_BELOW } from '@second-draft/contract';
import { countWords } from '../../text/words.ts';
import { readPoints, type ReadPoint } from './read-points.ts';

/** How a step may begin; what follows is a whole sentence without it. */
const leadIn =
  /^(?:next time, |next, |now, |now |in your next draft, |to make (?:this|it) even (?:stronger|better), |when you read it again, |try this next: |here is a next step: |your next step is to |think about this: |a question for you: )/iu;

/**
 * The feedback made simpler, in whole sentences: no word is swapped, no sentence cut short, and
 * every strength and next step stays. The built-in writer's comments get their plainest wording.
 * Explanations, examples and lead-ins go; if that leaves 40 words or more, so do questions beside
 * a next step.
 * @returns null if nothing can go without losing a point
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
        .map(({ plainest, telling }) => plainest ?? telling.map(withoutLeadIn).join(' '))
        .join(' '),
    )
    .join('\n\n');
}

function withoutLeadIn(sentence: string): string {
  const rest = sentence.replace(leadIn, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
