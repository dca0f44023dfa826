import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import { createLimitByKey } from '../scheduling/index.ts';
import { askOnce } from './asked-once/ask-once.ts';
import type { FeedbackServices } from './services.ts';
import { simplifyFeedback } from './simplifying/simplify-feedback.ts';
import { writeFeedback } from './write-feedback.ts';

export function feedbackHandlers(
  outer: Omit<FeedbackServices, 'inTurn'>,
): Pick<Handlers, 'feedback' | 'simplify' | 'whatWasSent'> {
  const services = { ...outer, inTurn: createLimitByKey(1) };
  return {
    feedback: askOnce(services.store, writeFeedback(services)),
    simplify: simplifyFeedback(services),
    async whatWasSent({ caller, params }) {
      const sent = await services.store.sent(caller.account.id, params.feedbackId);
      if (sent === null) throw new Problem('not_found');
      return sent;
    },
  };
}
