import { countWords } from '../words.ts';

const planHead =
  /^\W{0,4}(?:(?:my|our|the|essay|story|speech|writing|first) ){0,2}(?:plan|planning|planner|brainstorm|notes)\W{0,4}$/iu;

/** The writing itself begins below it. */
const writingHead =
  /^\W{0,4}(?:(?:my|first|rough) ){0,2}(?:paragraph (?:1|one)|introduction|intro|draft(?: (?:1|one))?|essay|story|speech|letter|report|recount|writing)\W{0,4}$/iu;

/** A plan stands first, but for a title and a name (lines). */
const FIRST = 3;

/** In a shorter plan there is little to tell it by (lines). */
const FEWEST = 3;

/** A line of so many words with a stop in it is a sentence, and no note. */
const A_SENTENCE = 4;

const isSentence = (line: string): boolean =>
  /^["“‘']?\p{Lu}/u.test(line) && /[.!?]/u.test(line) && countWords(line) >= A_SENTENCE;

/** Lines that aren't empty, and where they are. */
interface Filled {
  text: string;
  at: number;
}

/** Below a heading that says what it is. */
const headedStart = (filled: readonly Filled[], from: number): number => {
  const head = filled.findIndex(
    ({ text }, i) => i >= from && writingHead.test(text) && isSentence(filled[i + 1]?.text ?? ''),
  );
  return head < 0 ? -1 : head + 1;
};

/** Below a gap, with a title of its own or without. */
function startBelowGap(filled: readonly Filled[], from: number): number {
  const isApart = (i: number) => (filled[i]?.at ?? 0) - (filled[i - 1]?.at ?? 0) > 1;
  const first = filled.findIndex(({ text }, i) => i >= from && isSentence(text));
  if (first > from && isApart(first - 1)) return first - 1;
  return first >= 0 && isApart(first) ? first : -1;
}

/**
 * What a student wrote, without the plan that stands above it under a heading of its own. Its notes
 * are no paragraphs and need no capitals. Nothing is taken away where no writing follows.
 */
export function withoutPlanAbove(text: string): string {
  const lines = text.split('\n');
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : { text: line.trim(), at }));
  const head = filled.slice(0, FIRST).findIndex((line) => planHead.test(line.text));
  if (head < 0) return text;
  const from = head + FEWEST + 1;
  const headed = headedStart(filled, from);
  const start = filled[headed < 0 ? startBelowGap(filled, from) : headed];
  return start === undefined ? text : lines.slice(start.at).join('\n');
}
