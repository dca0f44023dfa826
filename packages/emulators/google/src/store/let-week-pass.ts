import { fileId } from '../school/ids.ts';
import { bodyOf } from '../school/second-drafts/reworded.ts';
import type { SecondDraftText } from '../school/second-drafts/second-draft.ts';
import type { StudentText } from '../school/texts/student-text.ts';
import type { Person, SchoolDocument } from '../school/types.ts';
import type { Store } from './store.ts';

interface Writing {
  first: readonly StudentText[];
  second: readonly SecondDraftText[];
}

/** A document of the student's own, handed in where the first was. */
function handInAnew(store: Store, old: SchoolDocument, title: string, body: string): void {
  const modified = new Date().toISOString();
  store.directory.replaceWork(old.id, {
    ...old,
    id: fileId(`${old.id}/second draft`),
    title,
    body,
    modified,
  });
}

/**
 * Students who had a comment by this person on a first draft write their second, once. A document
 * that has changed in the meantime is left alone.
 * @returns how many documents are other than they were
 */
export function letWeekPass(store: Store, { first, second }: Writing, commenter: Person): number {
  let documents = 0;
  for (const draft of second) {
    const text = first.find(({ id }) => id === draft.of);
    const file = store.directory.file(fileId(draft.of));
    if (!text || file?.kind !== 'document' || !file.body.includes(text.body)) continue;
    if (!store.comments(file.id).some(({ authorId }) => authorId === commenter.id)) continue;
    const body = bodyOf(text, draft);
    if (body === null) continue;
    const whole = body === '' ? '' : file.body.replace(text.body, () => body);
    if (draft.kind === 'newDocument') {
      if (!store.directory.isHandedIn(file.id)) continue;
      handInAnew(store, file, draft.title, whole);
    } else store.editDocument(file.id, whole);
    documents += 1;
  }
  return documents;
}
