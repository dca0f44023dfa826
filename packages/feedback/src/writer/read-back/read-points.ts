import type { Point } from '@second-draft/contract';
import { quotedSpans, withoutQuotations, type Stretch } from '@second-draft/contract';
import { address, explains, isQuestion, isStep } from '../../text/meaning/sentence-roles.ts';
import { firstSentenceOf } from '../../text/sentences.ts';
import { knownCommentAt } from './known-comments.ts';

/** A point in a feedback that may have been edited. */
export interface ReadPoint {
  kind: Point['kind'];
  /** Everything said about it, in order. */
  sentences: string[];
  /** Those that make the point; the others explain it or give an example. */
  telling: string[];
  /** The same in fewer words if the built-in writer wrote it; else null. */
  plainest: string | null;
}

/** Words that introduce a quotation and say nothing about it. */
const pointing = new Set(
  "i i've like liked love loved enjoy enjoyed noticed notice stopped at you wrote one part that works work well is the look again find go back in your text to and this here".split(
    ' ',
  ),
);

/** Only points to a place; what it says about the place comes in the next sentence. */
function onlyPoints(sentence: string): boolean {
  if (quotedSpans(sentence).length === 0) return false;
  const said = withoutQuotations(sentence.replace(address, ''));
  const words = said.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return words.every((word) => pointing.has(word.replace('’', "'")));
}

/** The built-in writer's comments are sought only among the first points; no feedback has more. */
const MOST_KNOWN = 40;

/** Reads one paragraph; `kind` is its kind as a whole, null if the sentences have to decide. */
function pointsIn(paragraph: string, kind: 'strength' | 'nextStep' | null): ReadPoint[] {
  const points: ReadPoint[] = [];
  const named = address.exec(paragraph)?.[0] ?? '';
  const quotations = quotedSpans(paragraph);
  let at = 0;
  while (at < paragraph.length) {
    const open = points.at(-1);
    const known =
      points.length < MOST_KNOWN ? knownCommentAt(paragraph, at === 0 ? named.length : at) : null;
    if (known) {
      const prefix = at === 0 ? named : '';
      const text = prefix + known.text;
      points.push({
        kind: known.kind,
        sentences: [text],
        telling: [text],
        plainest: prefix === '' ? known.plainest : prefix + lowered(known.plainest),
      });
      at += text.length;
    } else {
      const end = sentenceEnd(paragraph, at, quotations);
      if (end === at) break;
      addSentence(points, open, paragraph.slice(at, end).trim(), kind);
      at = end;
    }
    at += /^\s*/u.exec(paragraph.slice(at))?.[0].length ?? 0;
  }
  return points;
}

/** A quotation of several sentences ends none: Join “It rained. We ran.” with *so*. */
function sentenceEnd(paragraph: string, from: number, quotations: readonly Stretch[]): number {
  let end = from;
  for (;;) {
    const sentence = firstSentenceOf(paragraph.slice(end));
    if (sentence === undefined) return end;
    end += sentence.end;
    const at = end;
    const within = quotations.find(({ start, end: closing }) => start <= at && at < closing);
    if (within === undefined) return end;
    end = within.end;
  }
}

function addSentence(
  points: ReadPoint[],
  open: ReadPoint | undefined,
  sentence: string,
  paragraph: 'strength' | 'nextStep' | null,
): void {
  const continues = open && onlyPoints(open.telling.at(-1) ?? '') && !isQuestion(sentence);
  if (open && (continues || explains(sentence))) {
    open.sentences.push(sentence);
    if (continues) open.telling.push(sentence);
    return;
  }
  const kind = paragraph ?? (isStep(sentence) ? 'nextStep' : 'strength');
  points.push({
    kind: isQuestion(sentence) ? 'question' : kind,
    sentences: [sentence],
    telling: [sentence],
    plainest: null,
  });
}

const lowered = (sentence: string) =>
  /^(?:I\b|“)/u.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

/**
 * Reads the points back out of a feedback. If there are several paragraphs, they separate praise
 * from next steps, as in feedback composed here; in a single paragraph the sentences decide.
 */
export function readPoints(feedback: string): ReadPoint[] {
  const paragraphs = feedback
    .split(/\n+/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const hasParts = paragraphs.slice(1).some((paragraph) => !isQuestion(paragraph));
  return paragraphs.flatMap((paragraph, i) =>
    pointsIn(paragraph, hasParts ? (i === 0 ? 'strength' : 'nextStep') : null),
  );
}
