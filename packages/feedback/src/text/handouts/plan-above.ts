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

/**
 * What a student wrote, without the plan that stands above it under a heading of its own. Its notes
 * are no paragraphs and need no capitals. Nothing is taken away where no writing follows.
 */
export function withoutPlanAbove(text: string): string {
  const lines = text.split('\n');
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const lineAt = (i: number) => lines[filled[i] ?? -1]?.trim() ?? '';
  const head = filled.slice(0, FIRST).findIndex((_, i) => planHead.test(lineAt(i)));
  if (head < 0) return text;
  const start = filled.findIndex(
    (_, i) => i > head + FEWEST && writingHead.test(lineAt(i)) && isSentence(lineAt(i + 1)),
  );
  return start < 0 ? text : lines.slice((filled[start] ?? 0) + 1).join('\n');
}
