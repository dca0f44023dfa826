import type { CompletionsPage, ReadingLevel } from '@second-draft/contract';
import type { CompletionRow } from '../feedback/index.ts';

/** Age in years at the start of each level: Y3–4, Y5–6, Y7–8 and above. */
const READING_AGES: Record<ReadingLevel, number> = { 1: 8, 2: 10, 3: 12 };

export function completionOf(row: CompletionRow): CompletionsPage['completions'][number] {
  const { id, createdAt, user, category, studentText, wordCount, readingLevel } = row;
  return {
    timestamp: createdAt.toISOString(),
    user,
    category,
    studentText,
    wordCount,
    ...(readingLevel !== null && { readingAge: READING_AGES[readingLevel] }),
    completion: { model: row.writer, id, choices: [{ message: { content: row.feedback } }] },
  };
}
