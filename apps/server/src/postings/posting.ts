import { createHash } from 'node:crypto';

/** A teacher's equal comments on one document are one posting. */
export interface PostingKey {
  accountId: string;
  documentId: string;
  textHash: string;
}

/** Ignores the differences that Drive makes. */
const hashOf = (text: string) =>
  createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n').trim()).digest('hex');

export const postingKey = (accountId: string, documentId: string, text: string): PostingKey => ({
  accountId,
  documentId,
  textHash: hashOf(text),
});

export interface Posted {
  id: string;
  /** ISO 8601 instant. */
  postedAt: string;
}

export interface Earlier {
  id: string;
  /** Null if it isn't known whether it got these words. */
  postedAt: string | null;
}

export interface Claimed {
  state: 'claimed';
  claim: string;
  /** The first try; null if there was none. An earlier try's comment may exist: look for it. */
  triedSince: Date | null;
  /**
   * The comment that had these words, or was to get them; if it is gone, posting it again is another
   * consent. Null if none is known.
   */
  earlier: Earlier | null;
}

export type Begun =
  | { state: 'posted'; posted: Posted }
  /** A comment that she doesn't know of is on the document. */
  | { state: 'other'; other: Posted }
  | { state: 'underWay' }
  | Claimed;

/** What the teacher saw when she pressed Post, and what is known to be on the document. */
export interface Knowledge {
  known: Posted | null;
  there: Posted | null;
}

/** In seconds, by the database's clock. */
export interface PostingTimes {
  /** An older claim has been abandoned. */
  claim: number;
  /** For this long a comment is assumed to be still there. */
  fresh: number;
  /** After this, equal words are a new comment. */
  same: number;
}

export const isSameComment = (one: Posted, other: Posted | null): boolean =>
  one.id === other?.id && Date.parse(one.postedAt) === Date.parse(other.postedAt);
