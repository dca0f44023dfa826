import { headingLines } from '../../../text/lines/headings.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { topicalWords } from '../../../text/meaning/topical-words.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import type { Span } from '../../../text/words.ts';
import { isAboutWriting } from '../../ideas/reasons/about-writing.ts';
import { isComparison } from '../../kind-of-writing/is-comparison.ts';
import { isExperiment } from '../../kind-of-writing/is-experiment.ts';

/** What the writer thinks of it, a joke or a word to the reader: no detail answers a reader there. */
const opinion =
  /^(?:and |but |so )?i (?:really |just )?(?:think|like|love|hate|believe)\b|^(?:it|this|that) is (?:so |really )?(?:gross|cool|amazing|awesome|cute|weird)\b|^(?:just )?imagine\b|\b(?:lol|haha\p{L}*)\b/iu;

/** “My hypothesis was correct”: what comes next says why. */
const verdict =
  /\b(?:hypothesis|prediction|guess|theory) (?:was|is)\b|^(?:\p{L}+: )?i was (?:right|wrong|rong|correct)\b/iu;

/** Where there are no parts, and in what an experiment’s writer makes of it (sentences). */
const NEAR_END = 2;
const NEAR_LAST = 3;

/** A table goes on after it. */
const isRow = (line: Span | undefined): boolean => / {3}|\t/u.test(line?.text.trim() ?? '');

/**
 * The sentences at which a part ends and a reader may still ask, in their order; near the end where
 * there are no parts. An introduction is followed by its answer, under headings.
 */
export function openEndsOf(text: StudentText): Sentence[] {
  const prose = proseOf(text);
  const [heading] = headingLines(text);
  // What came of an experiment is told further down, and what is compared is named first.
  const isSoonTold = isExperiment(text);
  const isOpen = (one: Sentence) =>
    !/[?:]$/u.test(one.text) &&
    !opinion.test(one.text) &&
    !verdict.test(one.text) &&
    !isAboutWriting(one.text) &&
    !isTakenUp(one, prose[prose.indexOf(one) + 1]);
  const last = prose
    .filter(({ line }, i) => line !== prose[i + 1]?.line && !isRow(text.lines[line + 1]))
    .slice(isComparison(text) ? 1 : 0, -1)
    .filter(({ start }) => heading === undefined || start > heading.start);
  return (
    last.length > 0 && !isSoonTold
      ? last
      : prose.slice(0, -1).slice(isSoonTold ? -NEAR_LAST : -NEAR_END)
  ).filter(isOpen);
}

/** ‘They’, after ‘They live …’, goes on about the topic; after ‘There are three types’, about these. */
const pointing =
  /^(?:this|that|these|those|it|its|they|their|some|one|both|each|the (?:first|biggest|main|other)|first(?:ly)?|because|for example|when|if|so|also)\b/iu;

/** ‘Their’ and ‘they’ are the same ones. */
const subjectOf = (lower = ''): string => owners[lower] ?? lower;
const owners: Readonly<Record<string, string>> = { their: 'they', its: 'it' };

/** Whether the next sentence is about what this one ends with. */
function isTakenUp(one: Sentence, next: Sentence | undefined): boolean {
  if (next === undefined) return false;
  const [first] = one.words;
  const isSame = subjectOf(next.words[0]?.lower) === subjectOf(first?.lower);
  const told = topicalWords(one.text.slice(first?.text.length));
  return (
    (!isSame && pointing.test(next.text)) ||
    [...topicalWords(next.text)].some((word) => told.has(word))
  );
}
