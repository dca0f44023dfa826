import { SIMPLIFIED_WORDS_BELOW, type SimplifiedAnswer } from '@second-draft/contract';
import {
  framed,
  frameWords,
  noFrame,
  unframed,
  type Frame,
  type PersonName,
} from '@second-draft/feedback';
import type { Handlers } from '../../api/index.ts';
import { Problem } from '../../problems/index.ts';
import { betterSimplified, type SimplifiedJudged } from './check-simplified.ts';
import { chooseWriter } from '../choose-writer.ts';
import { concealTexts, type Concealment } from '../concealing/concealment.ts';
import { frameNow } from './frame-now.ts';
import { chosenWriter, classOf, withFormerNames, type FeedbackServices } from '../services.ts';
import { studentNamed } from '../asked-for/student.ts';
import { withSecondTry, type Judge } from '../judging/two-tries.ts';
import type { TextThreads } from '../threads/text-threads.ts';
import type { Writer } from '../writers/writer.ts';

/** The student is unknown; the class's names are still concealed. */
const nobody: PersonName = { fullName: '', givenName: '' };

/** Her greeting and her ending come back if a model's words leave room for them. */
function inFrame(answer: SimplifiedAnswer, frame: Frame, by: Writer['kind']): SimplifiedAnswer {
  const words = answer.words + frameWords(frame);
  if (by === 'model' && words >= SIMPLIFIED_WORDS_BELOW) return answer;
  return { ...answer, feedback: framed(answer.feedback, frame), words };
}

type Simplifying = Parameters<Handlers['simplify']>[0];

/** The feedback without its frame and without names, and whom it was written for, if that is known. */
async function concealedFeedback(
  services: FeedbackServices,
  { body, caller, signal }: Simplifying,
) {
  const { account } = caller;
  const reader =
    body.feedbackId === undefined ? null : await services.store.reader(account.id, body.feedbackId);
  const courseId = reader?.courseId ?? null;
  const roster = await classOf(services, caller, courseId, signal);
  const everyone = await withFormerNames(services, caller, courseId, roster);
  const student = reader === null ? nobody : studentNamed(reader.studentName, roster);
  const now = body.studentName === undefined ? null : studentNamed(body.studentName, roster);
  // A roster that is kept for a while may not have the new name yet.
  const classmates = now === null || roster.includes(now) ? everyone : [...everyone, now];
  const calledNow = now?.givenName ?? null;
  const frame = reader === null ? noFrame : frameNow(body.feedback, reader.checks, calledNow);
  const concealed = await concealTexts(
    services.threads,
    {
      text: unframed(body.feedback, frame),
      ...(reader && { about: reader.studentText }),
      others: [],
    },
    { student, classmates },
    signal,
  );
  return { concealed, frame, reader };
}

function judgementOf(
  threads: TextThreads,
  by: Writer['kind'],
  concealed: Concealment,
  signal: AbortSignal,
): Judge<string, SimplifiedJudged> {
  return {
    async judge({ draft, faults }) {
      if (draft === null) return { answer: null, reasons: faults };
      return threads.run('judgeSimplified', { draft, by, hidden: concealed.hidden() }, signal);
    },
    isUsable: ({ answer }) => answer !== null,
    betterOf: betterSimplified,
    conceal: (texts) => concealed.conceal(texts),
  };
}

/**
 * A model writes fewer than 40 words, the built-in writer as few of its own sentences as hold every
 * point.
 * @throws Problem('nothing_simpler' | 'model_unusable')
 */
export function simplifyFeedback(services: FeedbackServices): Handlers['simplify'] {
  return async (call) => {
    const { signal, log } = call;
    const { account } = call.caller;
    const writer = chooseWriter(services, account);
    const { concealed, frame, reader } = await concealedFeedback(services, call);
    // First: what can't be recorded goes nowhere.
    await services.consents.record({
      accountId: account.id,
      kind: 'simplify',
      documentId: reader?.documentId ?? null,
      writer: chosenWriter(writer, account),
    });
    const written = await writer.simplify(concealed.text, reader?.readingLevel ?? null, signal);
    if (written.draft === null && written.again === null) throw new Problem('nothing_simpler');
    const judgement = judgementOf(services.threads, writer.kind, concealed, signal);
    const { best, tokens, tries } = await withSecondTry(written, judgement, signal);
    const usable = best.answer !== null;
    log.info({ by: writer.kind, usable, tokens, tries }, 'feedback simplified');
    if (best.answer === null)
      throw new Problem(writer.kind === 'built-in' ? 'nothing_simpler' : 'model_unusable');
    return inFrame(best.answer, frame, writer.kind);
  };
}
