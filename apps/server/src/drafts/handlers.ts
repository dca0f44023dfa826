import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import type { DraftStore } from './store.ts';

export function draftHandlers(
  store: DraftStore,
): Pick<Handlers, 'drafts' | 'saveDraft' | 'waiting'> {
  return {
    async waiting({ caller }) {
      const byCourse = Map.groupBy(
        await store.withFeedback(caller.account.id),
        ({ courseId }) => courseId,
      );
      return [...byCourse].map(([courseId, all]) => {
        const posted = all.filter(({ postedAt }) => postedAt !== null);
        const unposted = all.filter(({ postedAt, hasWords }) => postedAt === null && hasWords);
        const toPost = caller.classroom.comments === null ? 0 : unposted.length;
        return { courseId, toPost, posted: posted.length };
      });
    },
    drafts: ({ caller, params }) => store.list(caller.account.id, params.id),
    async saveDraft({ caller, params, body }) {
      const draft = { ...body, documentId: params.docId };
      const saved = await store.save(caller.account.id, params.courseId, params.id, draft);
      if (saved === 'full') throw new Problem('drafts_full');
      if (saved === 'stale') throw new Problem('draft_changed');
    },
  };
}
