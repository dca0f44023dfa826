import { categoriesFor } from './cases.ts';
import { judge } from './judge.ts';
import type { EvalText } from './texts/eval-text.ts';
import type { EvalWriter } from './writer.ts';

export interface ClassOutcome {
  category: string;
  students: number;
  /** Feedbacks, paragraphs and sentences that repeat another in the class word for word. */
  sameFeedback: number;
  sameParagraphs: number;
  sameSentences: number;
  milliseconds: number;
}

const STUDENTS = 30;

export async function judgeClass(
  writer: EvalWriter,
  texts: readonly EvalText[],
  title: string,
): Promise<ClassOutcome> {
  const given: string[] = [];
  const started = performance.now();
  for (let i = 0; i < STUDENTS; i++) {
    const text = texts[i % texts.length];
    const category = categoriesFor(text?.purpose ?? 'recount').find((one) => one.title === title);
    if (text === undefined || category === undefined) continue;
    const student = { ...text, id: `${text.id} ${i}` };
    const one = { text: student, category, wordCount: 70, readingLevel: 2 as const };
    given.push((await judge(writer, one, given)).feedback);
  }
  return {
    category: title,
    students: given.length,
    sameFeedback: repeats(given),
    sameParagraphs: repeats(given.flatMap((feedback) => feedback.split('\n\n'))),
    sameSentences: repeats(given.flatMap((feedback) => feedback.split(/(?<=[.!?]”?)\s+/u))),
    milliseconds: performance.now() - started,
  };
}

function repeats(list: readonly string[]): number {
  return list.length - new Set(list).size;
}
