import { randomBytes } from 'node:crypto';
import type { Person, School } from '../school/types.ts';
import { createDirectory, type Directory } from './directory.ts';
import { createTokens, type Tokens } from './tokens.ts';

export interface StoredComment {
  id: string;
  authorId: string;
  content: string;
  /** Tied to a place in the text, which Google's editors then show as deleted. */
  anchored: boolean;
  /** ISO 8601 instants. */
  created: string;
  modified: string;
}

export interface Store {
  readonly directory: Directory;
  readonly tokens: Tokens;
  comments: (fileId: string) => readonly StoredComment[];
  addComment: (
    fileId: string,
    comment: Pick<StoredComment, 'authorId' | 'content' | 'anchored'>,
  ) => StoredComment;
  removeComments: (fileId: string) => void;
  changeComment: (fileId: string, changed: StoredComment, content: string) => StoredComment;
  /** The drive.file grant: files that a person has picked for an app. */
  pick: (person: Person, clientId: string, fileIds: readonly string[]) => void;
  picked: (person: Person, clientId: string, fileId: string) => boolean;
  editDocument: (fileId: string, body: string) => void;
}

function pickKey(person: Person, clientId: string, fileId: string): string {
  return `${person.id} ${clientId} ${fileId}`;
}

/** @param school is copied: edits stay in the store. */
export function createStore(school: School): Store {
  const directory = createDirectory(structuredClone(school));
  const comments = new Map<string, StoredComment[]>();
  const picks = new Set<string>();

  return {
    directory,
    tokens: createTokens(),
    comments: (fileId) => comments.get(fileId) ?? [],
    removeComments: (fileId) => void comments.delete(fileId),
    addComment(fileId, { authorId, content, anchored }) {
      const id = `AAAB${randomBytes(6).toString('base64url')}`;
      const now = new Date().toISOString();
      const comment = { id, authorId, content, anchored, created: now, modified: now };
      comments.set(fileId, [...(comments.get(fileId) ?? []), comment]);
      return comment;
    },
    changeComment(fileId, changed, content) {
      const comment = { ...changed, content, modified: new Date().toISOString() };
      const others = comments.get(fileId) ?? [];
      comments.set(
        fileId,
        others.map((one) => (one.id === changed.id ? comment : one)),
      );
      return comment;
    },
    pick(person, clientId, fileIds) {
      for (const fileId of fileIds) picks.add(pickKey(person, clientId, fileId));
    },
    picked: (person, clientId, fileId) => picks.has(pickKey(person, clientId, fileId)),
    editDocument(fileId, body) {
      const file = directory.file(fileId);
      if (file?.kind !== 'document') throw new Error('There is no document of this id.');
      file.body = body.replaceAll('\r\n', '\n');
      file.modified = new Date().toISOString();
    },
  };
}
