import type { FeedbackAnswer, FeedbackOutcome } from '@second-draft/contract';
import { loggable, Problem } from '../problems/index.ts';
import type { Consent } from '../privacy/index.ts';
import type { WriteAs } from './asked-once/ask-once.ts';
import { commission, taskOf, type Commission } from './commission.ts';
import { categoryOf } from './asked-for/focus.ts';
import { betterOf, type Judged } from './judging/judged.ts';
import type { ToJudge } from './judging/judge-draft.ts';
import { chosenWriter, type FeedbackServices } from './services.ts';
import type { Completion } from './store.ts';
import type { TextThreads } from './threads/text-threads.ts';
import { withSecondTry, type Tried } from './judging/two-tries.ts';
import type { Withheld } from './concealing/conceal-unless-concern.ts';

/** Two classes' worth of feedbacks for the built-in writer not to repeat. */
const AVOIDED = 60;

function checksOf({ earlier }: Commission): ToJudge['secondDraft'] {
  if (earlier === null) return undefined;
  const { before, steps } = earlier;
  const done = steps.filter(({ verdict }) => verdict === 'done');
  return { before, doneSteps: done.map(({ comment }) => comment) };
}

async function write(
  threads: TextThreads,
  commissioned: Commission,
  avoid: readonly string[],
  signal: AbortSignal,
): Promise<Tried<Judged> | Withheld> {
  const { concealed, writer, staysHome, request, voice } = commissioned;
  const task = taskOf(commissioned, avoid);
  const { text, focus, wordCount, readingLevel, plainWords } = task;
  const judgement = {
    async judge(written: Judged['written']): Promise<Judged | Withheld> {
      const told = request.readByTeacher === true ? null : written.draft?.concern;
      const concern =
        told && (await threads.run('locateConcern', { told, hidden: concealed.hidden() }, signal));
      if (concern) return { concern };
      const draft = written.draft ?? { points: [], why: null };
      const toJudge = {
        draft,
        by: writer.kind,
        staysHome,
        task: { text, focus, wordCount, readingLevel, ...(plainWords && { plainWords }) },
        hidden: concealed.hidden(),
        secondDraft: checksOf(commissioned),
        ...(voice && { hers: { frame: voice.frame, avoids: voice.own.avoids } }),
      };
      const checked = await threads.run('judgeDraft', toJudge, signal);
      return {
        written,
        checked,
        reasons: written.draft === null ? written.faults : checked.reasons,
      };
    },
    isUsable: ({ checked }: Judged) => checked.isUsable,
    betterOf,
    conceal: (texts: readonly string[]) => concealed.conceal(texts),
  };
  return withSecondTry(await writer.write(task, signal), judgement, signal);
}

function answerOf(commissioned: Commission, { best }: Tried<Judged>, id: string): FeedbackAnswer {
  const { points, feedback, checks, note, why } = best.checked;
  const { kind } = commissioned.writer;
  const { model } = best.written;
  return {
    id,
    feedback,
    points,
    checks: { ...checks, writer: { kind, model, note, why } },
  };
}

/** The built-in writer may say less if it finds nothing true to say; a model has to be usable. */
function isGoodEnough({ writer }: Commission, { best }: Tried<Judged>): boolean {
  return writer.kind === 'model' ? best.checked.isUsable : best.checked.points.length > 0;
}

type Kept = Omit<Completion, keyof FeedbackAnswer | 'accountId' | 'model'>;

function keptOf({ request, place }: Commission, { sent, tokens }: Tried<Judged>): Kept {
  return {
    ...place,
    category: categoryOf(request),
    studentText: request.prompt,
    typedByTeacher: request.typedByTeacher ?? false,
    studentName: request.studentName,
    wordCount: request.wordCount,
    readingLevel: request.readingLevel ?? null,
    sent,
    tokens,
  };
}

/**
 * Conceals, writes, checks, reveals and keeps. Faults get one second try; after that an unusable
 * answer is refused as `model_unusable`.
 */
export function writeFeedback(services: FeedbackServices): WriteAs {
  const { store, consents, inTurn } = services;
  return async (call, id) => {
    const { account } = call.caller;
    const commissioned = await commission(services, call);
    if ('concern' in commissioned) return commissioned;
    const { writer, place } = commissioned;
    const consent: Consent = {
      accountId: account.id,
      kind: 'feedback',
      documentId: place.documentId,
      writer: chosenWriter(writer, account),
    };

    const finish = async (avoid: readonly string[]): Promise<FeedbackOutcome> => {
      const tried = await write(services.threads, commissioned, avoid, call.signal);
      if ('concern' in tried) {
        // The model has had the text; why there is no feedback is kept nowhere.
        await consents.record(consent);
        return tried;
      }
      const answer = answerOf(commissioned, tried, id);
      const { failed, writer: by } = answer.checks;
      const { tokens, tries } = tried;
      call.log.info({ by: by.model ?? by.kind, failed, tokens, tries }, 'feedback written');
      if (!isGoodEnough(commissioned, tried)) throw new Problem('model_unusable');
      const kept = keptOf(commissioned, tried);
      const model = account.settings.gpt_model;
      await store.keep({ ...answer, ...kept, accountId: account.id, model }, consent);
      return answer;
    };

    const finishOrConsent = (avoid: readonly string[]): Promise<FeedbackOutcome> =>
      finish(avoid).catch(async (error: unknown) => {
        // The writer may have had the text anyway.
        await consents.record(consent).catch((failure: unknown) => {
          call.log.warn({ failure: loggable(failure) }, 'a consent was not recorded');
        });
        throw error;
      });

    if (writer.kind === 'model') await consents.requireRoom();
    return writer.kind === 'model'
      ? finishOrConsent([])
      : // In turn, so that each student of a class gets different sentences.
        inTurn(`${account.id} ${place.assignmentId}`, async () =>
          finishOrConsent(await store.given(account.id, place, AVOIDED)),
        );
  };
}
