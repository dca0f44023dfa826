import { quotedSpans, withoutQuotations } from '../text/quote-marks.ts';
import { sentencesOf } from '../text/sentences.ts';

/** What a feedback comes down to. */
export interface Gist {
  /** Whom it is spoken to; null when nobody is named. */
  name: string | null;
  /** What is quoted in praise. */
  praised: string[];
  /** The sentences that tell what to do next, the main one first. */
  steps: string[];
  question: string | null;
}

const stepOpening =
  /^(?:[\p{Lu}][\p{L}'’-]+, )?(?:next|now|next time|try|your next|in your next|one thing|to (?:make|develop)|when you|a useful|look|go back|find|read|check|add|choose|pick|start|use|change|swap|tell|show|put|make sure|see if|give|write|say|end|begin|join|let|consider|could you|practise|have another)\b/iu;
const stepInside =
  /\b(?:next step|needs? (?:a|an|to|one)|would help|could (?:be|have|start|begin)|replace|to work on|work on)\b/iu;

/**
 * Reads the gist out of a feedback. Where it has paragraphs they tell what is praise, what to do
 * and the question, as feedback is composed here; in one paragraph the sentences have to tell.
 */
export function gistOf(feedback: string): Gist {
  const paragraphs = feedback
    .split(/\n+/u)
    .map((paragraph) => sentencesOf(paragraph).map((sentence) => sentence.text))
    .filter((paragraph) => paragraph.length > 0);
  const all = paragraphs.flat();
  const asked = all.filter(isQuestion);
  const middle = paragraphs.slice(1).flat();
  const hasParts = middle.some((sentence) => !isQuestion(sentence));
  const steps = (hasParts ? middle : all.filter(isStep)).filter(
    (sentence) => !isQuestion(sentence) && !isExample(sentence),
  );
  const praise = (hasParts ? (paragraphs[0] ?? []) : all).filter(
    (sentence) => !steps.includes(sentence) && !isQuestion(sentence),
  );
  return {
    name: nameIn(all[0] ?? ''),
    praised: [...new Set(praise.flatMap((one) => quotedSpans(one).map((span) => span.text)))],
    steps,
    question: asked.at(-1) ?? null,
  };
}

function isExample(sentence: string): boolean {
  return /^for example/iu.test(sentence);
}

function isQuestion(sentence: string): boolean {
  return /\?["”’]?$/u.test(sentence);
}

function isStep(sentence: string): boolean {
  return stepOpening.test(sentence) || stepInside.test(withoutQuotations(sentence));
}

function nameIn(sentence: string): string | null {
  return /^(\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?), /u.exec(sentence)?.[1] ?? null;
}
