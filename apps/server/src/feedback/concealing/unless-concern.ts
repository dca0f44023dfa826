import type { FeedbackRequest } from '@second-draft/contract';
import type { Withheld } from './conceal-unless-concern.ts';
import type { TextThreads } from '../threads/text-threads.ts';

/**
 * A concern comes before any other reason not to write feedback.
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
