import type { JudgedStep } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import { askVerdicts } from '../feedback/index.ts';
import { Problem } from '../problems/index.ts';
import { withVerdicts, type Compared } from './compare.ts';
import type { Plan } from './plan.ts';
import type { SecondDraftServices } from './services.ts';
import type { Judged } from './tell.ts';

interface ToAsk {
  plan: Plan;
  compared: Compared;
  caller: Caller;
  courseId: string;
  signal: AbortSignal;
}

/** One call a student, however many feedbacks were about the same draft. */
async function verdictsOf(
  services: SecondDraftServices,
  { plan, compared, caller, courseId, signal }: ToAsk,
): Promise<ReadonlyMap<number, JudgedStep[]>> {
  const { shown, rounds } = plan;
  const accountId = caller.account.id;
  const all = compared.open.flatMap(({ round, steps }) => steps.map((step) => ({ round, step })));
  const asked = await askVerdicts(services, {
    caller,
    courseId,
    documentId: shown.documentId,
    studentName: shown.studentName,
    before: rounds.at(-1)?.text ?? '',
    after: shown.text,
    // Numbered through, since each feedback numbers its own.
    steps: all.map(({ step }, index) => ({ ...step, step: index })),
    signal,
  });
  const found = new Map<number, JudgedStep[]>();
  if (asked === null) return found;
  for (const { round, of } of compared.open) {
    const judged = asked.judged.flatMap((one) => {
      const to = all[one.step];
      return to?.round === round ? [{ ...one, step: to.step.step }] : [];
    });
    found.set(round, judged);
    const { writer, sent } = asked;
    // An answer without a verdict isn't kept, so that the model is asked again another time.
    if (judged.length > 0)
      await services.verdicts.keepJudgement(accountId, of, { judged, writer, sent });
  }
  return found;
}

export const openIn = ({ open }: Compared): number =>
  open.reduce((sum, { steps }) => sum + steps.length, 0);

/**
 * Whatever the model does, the teacher is shown what the comparison says.
 * @returns with the number of steps that it left open
 */
export async function askModel(
  services: SecondDraftServices,
  toAsk: ToAsk,
): Promise<Judged & { openSteps: number }> {
  const { compared } = toAsk;
  const openSteps = openIn(compared);
  try {
    const found = await verdictsOf(services, toAsk);
    const said = [...found.values()].reduce((sum, judged) => sum + judged.length, 0);
    return {
      ...compared,
      openSteps: openSteps - said,
      rounds: compared.rounds.map((round, index) => {
        const better = found.get(index) ?? [];
        if (better.length === 0) return round;
        return { steps: withVerdicts(round.steps, better), askedModel: true };
      }),
    };
  } catch (error) {
    if (toAsk.signal.aborted || !(error instanceof Problem)) throw error;
    return { ...compared, openSteps };
  }
}
