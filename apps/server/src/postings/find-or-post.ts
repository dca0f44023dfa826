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
  { documentId, text: content }: Words,
  { triedSince: since, earlier }: Claimed,
  comments: TeacherComments,
  signal: AbortSignal,
): Promise<Posted | null> {
  if (since === null) return null;
  try {
    const { id = null, postedAt = null } = earlier ?? {};
    const found = await comments.find(documentId, { content, since, id }, signal);
    if (found === null) return null;
    // As it was told before: tabs know a comment by this, too.
    return found.id === id && postedAt ? { id, postedAt } : asPosted(found);
  } catch (error) {
    throw new NotLookedUp(error);
  }
}

/**
 * Posts it unless an earlier try did.
 * @param beginAnew called when an earlier one is gone, before it is posted again
 * @throws NotLookedUp if it can't be found out
 */
export async function findOrPost(
  words: Words,
  claimed: Claimed,
  beginAnew: () => Promise<void>,
  comments: TeacherComments,
  signal: AbortSignal,
): Promise<Posted> {
  const found = await find(words, claimed, comments, signal);
  if (found) return found;
  if (claimed.earlier) await beginAnew();
  return asPosted(await comments.post(words.documentId, words.text, signal));
}
