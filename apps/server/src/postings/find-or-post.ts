import type { TeacherComments } from '../classroom-service/index.ts';
import type { Claimed, Posted } from './posting.ts';

type Found = Awaited<ReturnType<TeacherComments['post']>>;

export const asPosted = ({ id, posted }: Found): Posted => ({ id, postedAt: posted });

/** Unknown whether an earlier try worked. */
export class NotLookedUp extends Error {
  constructor(cause: unknown) {
    super('The comments on a document could not be read', { cause });
  }
}

interface Words {
  documentId: string;
  text: string;
}

async function find(
  { documentId, text }: Words,
  since: Date,
  comments: TeacherComments,
  signal: AbortSignal,
): Promise<Posted | null> {
  try {
    const found = await comments.find(documentId, text, since, signal);
    return found && asPosted(found);
  } catch (error) {
    throw new NotLookedUp(error);
  }
}

/**
 * Posts it unless an earlier try did.
 * @param beginAnew called when it was posted and is gone, before it is posted again
 * @throws NotLookedUp if it can't be found out
 */
export async function findOrPost(
  words: Words,
  { triedSince, wasPosted }: Claimed,
  beginAnew: () => Promise<void>,
  comments: TeacherComments,
  signal: AbortSignal,
): Promise<Posted> {
  const found = triedSince && (await find(words, triedSince, comments, signal));
  if (found) return found;
  if (wasPosted) await beginAnew();
  return asPosted(await comments.post(words.documentId, words.text, signal));
}
