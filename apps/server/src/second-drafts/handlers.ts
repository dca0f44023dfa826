import type { Handlers } from '../api/index.ts';
import type { GivenFeedbacks } from './store/given-feedbacks.ts';

export function secondDraftHandlers({
  given,
}: {
  given: GivenFeedbacks;
}): Pick<Handlers, 'keepCopied'> {
  return {
    async keepCopied({ caller, params: { courseId, id: assignmentId }, body }) {
      const about = { accountId: caller.account.id, courseId, assignmentId };
      await given.keep({ ...body, ...about, how: 'copied', at: new Date() });
    },
  };
}
