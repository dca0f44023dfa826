import { expect, it, vi } from 'vitest';
import type { Caller } from '../api/index.ts';
import type { CommentsInDrafts } from '../drafts/index.ts';
import { Problem } from '../problems/index.ts';
import type { GivenFeedbacks } from '../second-drafts/index.ts';
import { postingHandlers } from './handlers.ts';
import type { Postings } from './postings.ts';

it('a comment that is gone is told as such, though the drafts can’t be told', async () => {
  const isGone = () => Promise.reject(new Problem('comment_gone'));
  const isAway = () => Promise.reject(new Problem('database_unavailable'));
  const postings = { post: isGone, change: isGone } as Pick<Postings, 'post' | 'change'>;
  const inDrafts: CommentsInDrafts = { find: isAway, note: isAway, forget: isAway };
  const handlers = postingHandlers(postings, inDrafts, {} as GivenFeedbacks);
  const caller = { account: { id: '101' }, classroom: { comments: {} } } as Caller;
  const body = { docId: 'document', commentId: 'comment', commentText: 'Ka pai' };
  const warn = vi.fn<() => void>();
  const changed = handlers.changeComment({ caller, body, log: { warn } } as never);
  await expect(changed).rejects.toMatchObject({ code: 'comment_gone' });
  expect(warn).toHaveBeenCalledOnce();
});

it.each([
  { isOther: true, kept: 0, what: 'that another comment kept off the document is not' },
  { isOther: false, kept: 1, what: 'that is on the document is' },
])('feedback $what kept as given', async ({ isOther, kept }) => {
  const posted = { id: 'comment', postedAt: new Date(0).toISOString(), isOther };
  const note = vi.fn<CommentsInDrafts['note']>(async () => undefined);
  const keep = vi.fn<GivenFeedbacks['keep']>(async () => undefined);
  const handlers = postingHandlers(
    { post: async () => posted } as unknown as Postings,
    { note } as unknown as CommentsInDrafts,
    { keep } as unknown as GivenFeedbacks,
  );
  const caller = { account: { id: '101' }, classroom: { comments: {} } } as Caller;
  const body = { docId: 'document', commentText: 'Ka pai', given: {} };
  expect(await handlers.comment({ caller, body } as never)).toEqual(posted);
  expect([note.mock.calls.length, keep.mock.calls.length]).toEqual([kept, kept]);
});
