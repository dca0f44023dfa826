import { findWords, limits, normaliseText, quotedSpans } from '@second-draft/contract';
import type { KeptPoint } from '../../checks/draft-point.ts';
import { curlQuotations } from '../../text/marks/quote-marks.ts';
import { isRequest, isStep } from '../../text/meaning/sentence-roles.ts';
import { noFrame, unframed } from '../../voice/frame.ts';
import { readPoints, type ReadPoint } from '../../writer/read-back/read-points.ts';

/** Characters by which a comment is found again. */
const SHOWN = 20;

/** A next step that a student was given. */
export interface EarlierStep {
  /** Its index among the next steps as posted. */
  step: number;
  comment: string;
  /** The student's words that it is about. */
  quotations: readonly string[];
  /** The rule that found it; null for a model's step, and for one that the teacher wrote or changed. */
  rule: string | null;
}

/**
 * The next steps of a feedback as the teacher posted it. Where she left a stored point unchanged, its
 * quotations and its rule apply; everything else is read from her words.
 */
export function stepsOf(posted: string, kept: readonly KeptPoint[], before: string): EarlierStep[] {
  // Her greeting and her ending are no steps, whatever they say.
  const hers = unframed(posted, kept[0]?.frame ?? noFrame);
  let rest = hers;
  const found: { at: number; given: Omit<EarlierStep, 'step'> }[] = [];
  for (const { kind, comment, quotations, example, rule } of kept) {
    const at = comment === '' ? -1 : rest.indexOf(comment);
    if (at === -1) continue;
    rest = blanked(rest, at, comment.length);
    const shown = example === null ? null : `For example: ${example}`;
    const shownAt = shown === null ? -1 : rest.indexOf(shown, at);
    if (shown !== null && shownAt !== -1) rest = blanked(rest, shownAt, shown.length);
    if (kind !== 'nextStep') continue;
    const given = { comment, quotations: quotations.map(({ text }) => text), rule: rule ?? null };
    found.push({ at, given });
  }
  const text = normaliseText(before);
  const curled = curlQuotations(rest);
  for (const comment of herSteps(curled, found.length > 0 || rest !== hers)) {
    const quoted = quotedSpans(curlQuotations(comment, new Set(), 1)).map(
      ({ text: words }) => words,
    );
    const quotations = quoted.filter((words) => findWords(words, text) !== null);
    found.push({
      at: curled.indexOf(comment.slice(0, SHOWN)),
      given: { comment, quotations, rule: null },
    });
  }
  return found
    .toSorted((a, b) => a.at - b.at)
    .slice(0, limits.feedbackStepsMax)
    .map(({ given }, step) => ({ step, ...given }));
}

const blanked = (text: string, at: number, length: number) =>
  text.slice(0, at) + ' '.repeat(length) + text.slice(at + length);

/**
 * The steps in what the teacher wrote herself: a question that asks for no deed counts where there is
 * no other.
 */
function herSteps(text: string, isRest: boolean): string[] {
  // What is left of a feedback that she changed has no paragraphs that tell praise from steps.
  const points = isRest
    ? text.split(/\n+/u).flatMap((paragraph) => readPoints(paragraph))
    : readPoints(text);
  const said = (counts: (point: ReadPoint) => boolean) =>
    points.filter(counts).map(({ sentences }) => sentences.join(' '));
  const asked = said(({ kind, sentences }) => kind === 'nextStep' || isRequest(sentences[0] ?? ''));
  const steps = withWhatTheyAreAbout(asked, text).filter((comment) => /\p{L}/u.test(comment));
  return steps.length > 0 || isRest ? steps : said(({ kind }) => kind === 'question');
}

/**
 * “You used “I liked” three times. Begin one differently.” is one step: what only tells of the text
 * belongs to what is asked next in its paragraph, or before.
 */
function withWhatTheyAreAbout(steps: readonly string[], text: string): string[] {
  return paragraphsOf(steps, text).flatMap((paragraph) => {
    const joined: string[][] = [];
    let open: string[] = [];
    for (const step of paragraph) {
      open.push(step);
      if (!isStep(step) && !isRequest(step)) continue;
      joined.push(open);
      open = [];
    }
    const last = joined.at(-1);
    if (last) last.push(...open);
    else joined.push(open);
    return joined.map((sentences) => sentences.join(' '));
  });
}

/** The steps of each paragraph of the text. */
function paragraphsOf(steps: readonly string[], text: string): string[][] {
  const paragraphs: string[][] = [];
  let at = 0;
  for (const step of steps) {
    const start = text.indexOf(step.slice(0, SHOWN), at);
    const last = paragraphs.at(-1);
    if (last && !text.slice(at, start).includes('\n')) last.push(step);
    else paragraphs.push([step]);
    at = start + step.length;
  }
  return paragraphs;
}
