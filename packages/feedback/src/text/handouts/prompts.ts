import { countWords, type Span } from '../words.ts';

/** Fewer questions are asked of a reader. */
const FEWEST = 3;

/** So many of the lines at least are questions with an answer below. */
const SHARE = 0.3;

/** A longer question is no prompt (words). */
const MOST_WORDS = 16;

const asks =
  /^(?:\(?\d{1,2}[.):]?\s*)?(?:what|why|how|who|where|when|which|do|does|did|is|are|was|were|can|could|will|would|have|has)\b[^.?!:“”"]*\?$/iu;

/** The questions of jokes are their writer’s. */
const joke =
  /^knock,? knock\b|^who['’]?s there\b|^(?:why|how|when) (?:did|do|does|was|is) (?:the|a|an)\b.*\b(?:cross|go|get|wear|cry|eat|sit|stop|bring|fail|run|take)\b|^what (?:do you (?:call|get)|did (?:the|one))\b/iu;

const isQuestion = ({ text }: Span): boolean =>
  text.endsWith('?') && asks.test(text) && countWords(text) <= MOST_WORDS;

/**
 * Lines that only ask what the next line answers: a worksheet’s, or a report’s in place of headings.
 * Whether the student wrote them can’t be told.
 */
export function promptsIn(lines: readonly Span[]): readonly Span[] {
  if (lines.some(({ text }) => joke.test(text))) return [];
  const prompts = lines.filter((line, i) => {
    const next = lines[i + 1];
    return isQuestion(line) && next !== undefined && !isQuestion(next);
  });
  return prompts.length >= Math.max(FEWEST, lines.length * SHARE) ? prompts : [];
}
