import type { Point } from '@second-draft/contract';
import { quotedSpans, withoutQuotations } from '../text/quote-marks.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isKnownReason } from './known-reasons.ts';

/** A point as it stands in a feedback that may have been edited. */
export interface ReadPoint {
  kind: Point['kind'];
  /** All that is said of it, in order. */
  sentences: string[];
  /** Those that make the point; the others explain it or give an example. */
  telling: string[];
}

const stepOpening =
  /^(?:\p{Lu}[\p{L}\p{M}'’-]*, )?(?:next|now|next time|try|your next|in your next|one thing|to (?:make|develop)|when you|a useful|look|go back|find|read|check|add|choose|pick|start|use|change|swap|replace|tell|show|put|make sure|see if|give|write|say|end|begin|join|let|consider|could you|practise|have another)\b/iu;
const stepInside =
  /\b(?:next step|needs? (?:a|an|to|one)|would (?:help|say|show)|could (?:be|have|start|begin)|to work on|work on)\b/iu;
const explanation =
  /^(?:(?:it|they|that|this|these|those|doing so|doing this)(?:['’]s)? |(?:then|so|now) (?:the|a|an|your|it|they|i|we|you|readers?) |for example\b|for instance\b)/iu;

/** Words that lead to a quotation and say nothing of it. */
const pointing = new Set(
  "i i've like liked love loved enjoy enjoyed noticed notice stopped at you wrote one part that works work well is the look again find go back in your text to and this here".split(
    ' ',
  ),
);

/** Paragraphs of sentences. */
function paragraphsOf(feedback: string): string[][] {
  return feedback
    .split(/\n+/u)
    .map((paragraph) => sentencesOf(paragraph).map(({ text }) => text))
    .filter((sentences) => sentences.length > 0);
}

const isQuestion = (sentence: string) => /\?["”’]?$/u.test(sentence);

const isStep = (sentence: string) =>
  stepOpening.test(sentence) || stepInside.test(withoutQuotations(sentence));

/** Only points at a place, so that what is said of the place comes in the next sentence. */
function onlyPoints(sentence: string): boolean {
  if (quotedSpans(sentence).length === 0) return false;
  const said = withoutQuotations(sentence.replace(/^\p{Lu}[\p{L}\p{M}'’-]*, /u, ''));
  const words = said.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return words.every((word) => pointing.has(word.replace('’', "'")));
}

/** Whether a sentence only adds to the point before it. */
function explains(sentence: string): boolean {
  if (quotedSpans(sentence).length > 0) return false;
  if (isKnownReason(sentence)) return true;
  return explanation.test(sentence) && !stepInside.test(sentence);
}

/**
 * Reads the points back out of a feedback. Paragraphs tell praise and next steps apart where there
 * are several, as feedback is composed here; within one paragraph the sentences have to tell.
 */
export function readPoints(feedback: string): ReadPoint[] {
  const paragraphs = paragraphsOf(feedback);
  const hasParts = paragraphs
    .slice(1)
    .flat()
    .some((sentence) => !isQuestion(sentence));
  const points: ReadPoint[] = [];
  for (const [at, paragraph] of paragraphs.entries()) {
    let open: ReadPoint | undefined;
    for (const sentence of paragraph) {
      const continues = open && onlyPoints(open.telling.at(-1) ?? '') && !isQuestion(sentence);
      if (open && (continues || explains(sentence))) {
        open.sentences.push(sentence);
        if (continues) open.telling.push(sentence);
      } else {
        const kind = kindOf(sentence, hasParts ? at : null);
        open = { kind, sentences: [sentence], telling: [sentence] };
        points.push(open);
      }
    }
  }
  return points;
}

/** @param paragraph which one the sentence stands in; null where paragraphs don't tell the kinds */
function kindOf(sentence: string, paragraph: number | null): Point['kind'] {
  if (isQuestion(sentence)) return 'question';
  const isNextStep = paragraph === null ? isStep(sentence) : paragraph > 0;
  return isNextStep ? 'nextStep' : 'strength';
}
