import type { Caller, Handlers } from '../api/index.ts';
import { createThreadsInTurn } from '../feedback/index.ts';
import { Problem } from '../problems/index.ts';
import type { SecondDraftServices } from './services.ts';
import { tellStepsOverTime } from './steps-over-time.ts';
import { tellSecondDrafts } from './tell-second-drafts.ts';

export function secondDraftHandlers(
  services: SecondDraftServices,
): Pick<Handlers, 'secondDrafts' | 'setVerdict' | 'sentToJudge' | 'keepCopied' | 'stepsOverTime'> {
  const threadsOf = createThreadsInTurn(services.threads);
  const servicesFor = ({ account }: Caller) => ({ ...services, threads: threadsOf(account.id) });
  return {
    secondDrafts: (call) => tellSecondDrafts(servicesFor(call.caller), call),
    stepsOverTime: tellStepsOverTime(services),
    async setVerdict({ caller, body: { feedbackId, step, verdict }, signal }) {
      const { id } = caller.account;
      const round = await services.rounds.one(id, feedbackId);
      if (round === null) throw new Problem('not_found');
      const { feedback, points, text } = round;
      const { threads } = servicesFor(caller);
      const steps = await threads.run('stepsOf', { feedback, points, text }, signal);
      const meant = steps.find((one) => one.step === step);
      if (!meant) throw new Problem('not_found');
      await services.verdicts.say(id, { feedbackId, comment: meant.comment }, verdict);
    },
    async sentToJudge({ caller, params: { feedbackId } }) {
      const sent = await services.verdicts.sent(caller.account.id, feedbackId);
      if (sent === null) throw new Problem('not_found');
      return sent;
    },
    async keepCopied({ caller, params: { courseId, id: assignmentId }, body }) {
      const about = { accountId: caller.account.id, courseId, assignmentId };
      await services.given.keep({ ...body, ...about, how: 'copied', at: new Date() });
    },
  };
}
