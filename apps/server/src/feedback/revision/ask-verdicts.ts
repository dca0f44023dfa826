import type { JudgedStep, SentText } from '@second-draft/contract';
import type { StepToJudge } from '@second-draft/feedback';
import type { Caller } from '../../api/index.ts';
import { chooseModel } from '../choose-writer.ts';
import { concealTexts } from '../concealing/concealment.ts';
import { judgeMessages, stepVerdicts, type ConcealedStep } from '../prompts/judge-steps.ts';
import { classOf, withFormerNames, type FeedbackServices } from '../services.ts';
import { studentNamed } from '../asked-for/student.ts';

export interface VerdictServices extends Pick<
  FeedbackServices,
  'model' | 'threads' | 'rosters' | 'namesKept' | 'consents'
> {
  /** @throws Problem('too_many_requests'): counts towards the limit on feedback */
  countModelCall(accountId: string): Promise<void>;
}

export interface VerdictsToAsk {
  caller: Caller;
  courseId: string;
  documentId: string;
  studentName: string;
  before: string;
  after: string;
  steps: readonly StepToJudge[];
  signal: AbortSignal;
}

export interface AskedVerdicts {
  /** Past the gate; none for a step of which the model said nothing usable. */
  judged: JudgedStep[];
  /** The model's name upstream. */
  writer: string;
  sent: SentText['messages'];
}

/** Each text once, however many steps it is shown for. */
const textsOf = (steps: readonly StepToJudge[]): string[] => [
  ...new Set(
    steps.flatMap(({ comment, shown }) => [
      comment,
      ...shown.flatMap(({ before, after }) => [before, after]),
    ]),
  ),
];

function concealedSteps(
  steps: readonly StepToJudge[],
  concealed: ReadonlyMap<string, string>,
): ConcealedStep[] {
  const without = (text: string) => concealed.get(text) ?? '';
  return steps.map(({ comment, shown }) => ({
    comment: without(comment),
    shown: shown.map(({ before, after }) => ({ before: without(before), after: without(after) })),
  }));
}

/**
 * Asks the teacher's model once about the steps of one student's feedback. It gets the steps and
 * both drafts, of very long ones the passages that changed, without names.
 * @throws Problem('premium_required' | 'too_many_requests' | 'model_timeout' | 'model_busy' |
 *   'model_failed'), or what reading the class or concealing throws
 */
export async function askVerdicts(
  services: VerdictServices,
  { caller, courseId, documentId, studentName, before, after, steps, signal }: VerdictsToAsk,
): Promise<AskedVerdicts | null> {
  const { account } = caller;
  const chosen = chooseModel(services, account);
  if (chosen === null) return null;
  // As for feedback: such a text goes to nobody until the teacher has read it. What the student has
  // taken out since would go with it, too.
  for (const draft of [after, before])
    if (await services.threads.run('findConcern', draft, signal)) return null;
  const roster = await classOf(services, caller, courseId, signal);
  const classmates = await withFormerNames(services, caller, courseId, roster);
  const others = textsOf(steps);
  const concealed = await concealTexts(
    services.threads,
    { text: after, others, drafts: others },
    { student: studentNamed(studentName, roster), classmates },
    signal,
  );
  // The rules alone have judged it then.
  if (concealed.spellsName) return null;
  const texts = new Map(others.map((text, i) => [text, concealed.others[i] ?? '']));
  const messages = judgeMessages(concealedSteps(steps, texts));
  await services.countModelCall(account.id);
  await services.consents.record({
    accountId: account.id,
    kind: 'verdicts',
    documentId,
    writer: chosen.option,
  });
  const answer = await chosen.model.ask({
    option: chosen.option,
    messages,
    schemaName: 'step_verdicts',
    schema: stepVerdicts,
    signal,
  });
  const said = answer.reading.isReadable ? answer.reading.value.verdicts : [];
  const judged = await services.threads.run(
    'gateVerdicts',
    { before, after, steps, said, hidden: concealed.hidden() },
    signal,
  );
  return { judged, writer: answer.model, sent: messages };
}
