import type { Concern, FeedbackRequest } from '@second-draft/contract';
import type { TextThreads } from './threads/text-threads.ts';

/** The teacher should read the text herself first. Nothing of it is logged, counted or kept. */
export interface Withheld {
  concern: Concern;
}

/**
 * A concern comes before whatever else stands in the way of feedback.
 * @throws what `preparing` rejects with, if the text is of no concern
 */
export async function unlessConcern<T>(
  threads: TextThreads,
  { prompt, readByTeacher }: Pick<FeedbackRequest, 'prompt' | 'readByTeacher'>,
  signal: AbortSignal,
  preparing: Promise<T>,
): Promise<T | Withheld> {
  try {
    return await preparing;
  } catch (error) {
    const concern =
      readByTeacher === true ? null : await threads.run('findConcern', prompt, signal);
    if (concern) return { concern };
    throw error;
  }
}
