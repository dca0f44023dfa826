import type { Caller } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import { isTyped, type Plan } from './plan.ts';
import type { SecondDraftServices } from './services.ts';

interface Asked {
  caller: Caller;
  courseId: string;
  assignmentId: string;
  signal: AbortSignal;
}

/** A document that is gone is identified by its student's name, unless two in the class share it. */
export async function withoutNamesakes(
  { rosters }: Pick<SecondDraftServices, 'rosters'>,
  { caller, courseId, signal }: Asked,
  plans: readonly Plan[],
): Promise<readonly Plan[]> {
  if (!plans.some(({ isOther }) => isOther)) return plans;
  const people = await rosters.rosterOf(caller, courseId, signal);
  const byName = Map.groupBy(people, ({ fullName }) => fullName);
  return plans.map((plan) => {
    const isShared = (byName.get(plan.shown.studentName)?.length ?? 0) > 1;
    return plan.isOther && isShared ? { ...plan, rounds: [], isOther: false } : plan;
  });
}

const changedIn = (plans: readonly Plan[]) =>
  plans.flatMap((plan) => {
    const { shown, rounds } = plan;
    const before = rounds.at(-1);
    if (before === undefined || before.text === shown.text || isTyped(plan)) return [];
    return { id: shown.documentId, before: before.text, text: shown.text };
  });

/** Names the classmate whose text a new one nearly is; nobody if finding out takes too long. */
export async function withClassmates(
  { classTexts, threads }: Pick<SecondDraftServices, 'classTexts' | 'threads'>,
  { caller, assignmentId, signal }: Asked,
  plans: readonly Plan[],
): Promise<readonly Plan[]> {
  const changed = changedIn(plans);
  if (changed.length === 0) return plans;
  const texts = await classTexts(caller.account.id, assignmentId);
  const others = texts.map(({ documentId: id, text }) => ({ id, text }));
  const nameOf = new Map(texts.map(({ documentId, studentName }) => [documentId, studentName]));
  try {
    const found = await threads.run('classmatesTexts', { changed, others }, signal);
    return plans.map((plan) => {
      const name = nameOf.get(found.get(plan.shown.documentId) ?? '');
      return name === undefined || name === plan.shown.studentName
        ? plan
        : { ...plan, classmate: name };
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'text_took_too_long') throw error;
    return plans;
  }
}
