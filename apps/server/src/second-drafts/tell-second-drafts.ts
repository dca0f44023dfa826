import type { SecondDraft } from '@second-draft/contract';
import pLimit from 'p-limit';
import type { Handlers } from '../api/index.ts';
import { createLimitByKey, inOrderOfArrival } from '../scheduling/index.ts';
import { askModel, openIn } from './ask.ts';
import { compareInClass } from './judge.ts';
import { plansFor, type Plan } from './plan.ts';
import { keepOutcomes } from './keep-outcomes.ts';
import type { SecondDraftServices } from './services.ts';
import { nothingEarlier, told, type Judged } from './tell.ts';
import { withClassmates, withoutNamesakes } from './whose-text.ts';

/** At once, per teacher; other teachers' texts are read in between. */
const COMPARED_AT_ONCE = 2;
/** At once, per class. */
const ASKED_AT_ONCE = 3;

const idsOf = ({ rounds }: Plan) => rounds.map(({ feedbackId }) => feedbackId);

type Telling = Parameters<Handlers['secondDrafts']>[0];

/**
 * Compares each text with the draft that feedback was given on and yields it as soon as it is
 * compared; those that a model has to judge come again with its verdicts.
 */
export function tellSecondDrafts(services: SecondDraftServices): Handlers['secondDrafts'] {
  const inCompareTurnOf = createLimitByKey(COMPARED_AT_ONCE);

  async function* lines(
    { caller, params, body: { askModel: mayAsk }, signal, log }: Telling,
    plans: readonly Plan[],
    { known, own, expired }: Awaited<ReturnType<typeof read>>,
  ): AsyncGenerator<SecondDraft, void, undefined> {
    const done = new AbortController();
    const until = AbortSignal.any([signal, done.signal]);
    const inModelTurn = pLimit(ASKED_AT_ONCE);
    const asked: Promise<SecondDraft>[] = [];
    const tellOne = async (plan: Plan): Promise<SecondDraft> => {
      if (plan.rounds.length === 0)
        return nothingEarlier(plan, expired.has(plan.shown.documentId) ? 'expired' : 'noFeedback');
      const compared = await inCompareTurnOf(caller.account.id, () =>
        compareInClass(services.threads, plan, known, { signal: until, log }),
      );
      let kept = plan;
      const tell = async (judged: Judged, said: typeof own) => {
        kept = await keepOutcomes(services.outcomes, caller.account.id, kept, judged);
        return told(plan, judged, said);
      };
      const now = await tell(compared, own);
      const openSteps = openIn(compared);
      if (services.model === null || openSteps === 0) return now;
      if (!mayAsk) return { ...now, openSteps };
      const toAsk = { plan, compared, caller, courseId: params.courseId, signal: until };
      const answer = inModelTurn(async () => {
        const judged = await askModel(services, toAsk);
        // Meanwhile, she may have given a verdict of her own.
        const said = await services.verdicts.own(caller.account.id, idsOf(plan));
        return { ...(await tell(judged, said)), openSteps: judged.openSteps };
      });
      // It may fail while others are still compared, before anybody awaits it.
      answer.catch(() => undefined);
      asked.push(answer);
      return { ...now, judging: true };
    };
    try {
      yield* inOrderOfArrival(plans.map(tellOne));
      yield* inOrderOfArrival(asked);
    } finally {
      done.abort();
      await Promise.allSettled(asked);
    }
  }

  async function read(accountId: string, assignmentId: string, plans: readonly Plan[]) {
    const ids = plans.flatMap(idsOf);
    const without = plans.filter(({ rounds }) => rounds.length === 0);
    const [known, own, expired] = await Promise.all([
      services.verdicts.judgements(accountId, ids),
      services.verdicts.own(accountId, ids),
      services.rounds.expired(
        accountId,
        assignmentId,
        without.map(({ shown }) => shown.documentId),
      ),
    ]);
    return { known, own, expired };
  }

  return async (call) => {
    const { caller, params, body, signal } = call;
    const accountId = caller.account.id;
    const rounds = await services.rounds.find({
      accountId,
      assignmentId: params.id,
      documentIds: body.texts.map(({ documentId }) => documentId),
      studentNames: body.texts.map(({ studentName }) => studentName),
    });
    const asked = { caller, ...params, assignmentId: params.id, signal };
    const own = await withoutNamesakes(services, asked, plansFor(body, rounds));
    const [plans, kept] = await Promise.all([
      withClassmates(services, asked, own),
      read(accountId, params.id, own),
    ]);
    return lines(call, plans, kept);
  };
}
