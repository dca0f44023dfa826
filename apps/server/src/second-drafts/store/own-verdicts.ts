import type { Verdict } from '@second-draft/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { ownVerdicts } from '../../db/schema/second-drafts.ts';
import { keyOfHash, stepHash, type StepOf } from './step-keys.ts';

/** What the teacher said of steps, by `stepKey`. */
export type OwnVerdicts = ReadonlyMap<string, Verdict>;

export async function ownVerdictsOn(
  db: Database,
  accountId: string,
  feedbackIds: readonly string[],
): Promise<OwnVerdicts> {
  if (feedbackIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(ownVerdicts)
    .where(
      and(eq(ownVerdicts.accountId, accountId), inArray(ownVerdicts.feedbackId, [...feedbackIds])),
    );
  return new Map(
    rows.map(({ feedbackId, stepHash: hash, verdict }) => [keyOfHash(feedbackId, hash), verdict]),
  );
}

export async function sayVerdict(
  db: Database,
  accountId: string,
  step: StepOf,
  verdict: Verdict | null,
): Promise<void> {
  const key = { accountId, feedbackId: step.feedbackId, stepHash: stepHash(step.comment) };
  if (verdict === null) {
    await db
      .delete(ownVerdicts)
      .where(
        and(
          eq(ownVerdicts.accountId, accountId),
          eq(ownVerdicts.feedbackId, key.feedbackId),
          eq(ownVerdicts.stepHash, key.stepHash),
        ),
      );
    return;
  }
  const said = { verdict, saidAt: new Date() };
  await db
    .insert(ownVerdicts)
    .values({ ...key, ...said })
    .onConflictDoUpdate({
      target: [ownVerdicts.accountId, ownVerdicts.feedbackId, ownVerdicts.stepHash],
      set: said,
    });
}
