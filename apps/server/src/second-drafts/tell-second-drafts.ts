import type { SecondDraft } from '@second-draft/contract';
import pLimit from 'p-limit';
import type { Handlers } from '../api/index.ts';
import { inOrderOfArrival } from '../scheduling/index.ts';
import { askModel, openIn } from './ask.ts';
import { compareInClass } from './compare.ts';
import { plansFor, type Plan } from './plan.ts';
import { keepOutcomes } from './keep-outcomes.ts';
import type { SecondDraftServices } from './services.ts';
import { nothingEarlier, told, type Judged } from './tell.ts';
import { withClassmates, withoutNamesakes } from './whose-text.ts';

/** At once, per class. */
const ASKED_AT_ONCE = 3;

type Telling = Parameters<Handlers['secondDrafts']>[0];

const idsOf = ({ rounds }: Plan) => rounds.map(({ feedbackId }) => feedbackId);

async function readKept(
  { verdicts, rounds }: SecondDraftServices,
  accountId: string,
  assignmentId: string,
  plans: readonly Plan[],
) {
  const ids = plans.flatMap(idsOf);
  const without = plans.filter((plan) => plan.rounds.length === 0);
  const documentIds = without.map(({ shown }) => shown.documentId);
  const [known, own, expired] = await Promise.all([
    verdicts.judgements(accountId, ids),
    verdicts.own(accountId, ids),
    rounds.expired(accountId, assignmentId, documentIds),
  ]);
  return { known, own, expired };
}

type Kept = Awaited<ReturnType<typeof readKept>>;

interface Told {
  now: SecondDraft;
  /** Asks a model about the steps that are still open; null if none is to be asked. */
  later: (() => Promise<SecondDraft>) | null;
}

async function tellOne(
  services: SecondDraftServices,
  { caller, params, body: { askModel: mayAsk }, log }: Telling,
  { plan, kept: { known, own, expired } }: { plan: Plan; kept: Kept },
  signal: AbortSignal,
): Promise<Told> {
  if (plan.rounds.length === 0) {
    const state = expired.has(plan.shown.documentId) ? 'expired' : 'noFeedback';
    return { now: nothingEarlier(plan, state), later: null };
  }
  const accountId = caller.account.id;
  const compared = await compareInClass(services.threads, plan, known, { signal, log });
  let keptPlan = plan;
  const tell = async (judged: Judged, said: Kept['own']) => {
    keptPlan = await keepOutcomes(services.outcomes, accountId, keptPlan, judged);
    return told(plan, judged, said);
  };
  const now = await tell(compared, own);
  const openSteps = openIn(compared);
  if (services.model === null || openSteps === 0) return { now, later: null };
  if (!mayAsk) return { now: { ...now, openSteps }, later: null };
  const later = async () => {
    const toAsk = { plan, compared, caller, courseId: params.courseId, signal };
    const judged = await askModel(services, toAsk);
    // Meanwhile, she may have given a verdict of her own.
    const said = await services.verdicts.own(accountId, idsOf(plan));
    return { ...(await tell(judged, said)), openSteps: judged.openSteps };
  };
  return { now: { ...now, judging: true }, later };
}

async function* tellAll(
  services: SecondDraftServices,
  call: Telling,
  plans: readonly Plan[],
  kept: Kept,
): AsyncGenerator<SecondDraft, void, undefined> {
  const done = new AbortController();
  const until = AbortSignal.any([call.signal, done.signal]);
  const inModelTurn = pLimit(ASKED_AT_ONCE);
  const asked: Promise<SecondDraft>[] = [];
  const tell = async (plan: Plan): Promise<SecondDraft> => {
    const { now, later } = await tellOne(services, call, { plan, kept }, until);
    if (later === null) return now;
    const answer = inModelTurn(later);
    // It may fail while others are still compared, before anybody awaits it.
    answer.catch(() => undefined);
    asked.push(answer);
    return now;
  };
  try {
    yield* inOrderOfArrival(plans.map(tell));
    yield* inOrderOfArrival(asked);
  } finally {
    done.abort();
    await Promise.allSettled(asked);
  }
}

/**
 * Compares each text with the draft that feedback was given on and yields it as soon as it is
 * compared; those that a model has to judge come again with its verdicts.
 */
export async function tellSecondDrafts(
  services: SecondDraftServices,
  call: Telling,
): Promise<AsyncGenerator<SecondDraft, void, undefined>> {
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
    readKept(services, accountId, params.id, own),
  ]);
  return tellAll(services, call, plans, kept);
}
