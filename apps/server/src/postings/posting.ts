import { createHash } from 'node:crypto';

/** A comment as it is known by: the same words of one teacher on one document are one posting. */
export interface PostingKey {
  accountId: string;
  documentId: string;
  textHash: string;
}

/** Of words, without the differences that Drive makes. */
const hashOf = (text: string) =>
  createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n').trim()).digest('hex');

export const postingKey = (accountId: string, documentId: string, text: string): PostingKey => ({
  accountId,
  documentId,
  textHash: hashOf(text),
});

/** A comment that is on the document. */
export interface Posted {
  id: string;
  /** ISO 8601 instant. */
  postedAt: string;
}

/** A posting that is the caller's to see through. */
export interface Claimed {
  state: 'claimed';
  claim: string;
  /** When it was first tried; null: never. A comment that may be there has to be looked for. */
  triedSince: Date | null;
  /** Whether the comment was there; if it is gone, posting it is another consent. */
  wasPosted: boolean;
}

/** How things stand for someone who wants to post: done, being done by another, or the caller's. */
export type Begun = { state: 'posted'; posted: Posted } | { state: 'underWay' } | Claimed;

/** How long a posting is what it was (seconds). All times are the database's. */
export interface PostingTimes {
  /** Whoever has claimed it is at it no longer than this. */
  claim: number;
  /** For so long nobody looks whether the comment is still there. */
  fresh: number;
  /** After this, the same words are another comment. */
  same: number;
}
