import { createHash } from 'node:crypto';
import type { JudgedStep, SentText, Verdict } from '@second-draft/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { judgements, ownVerdicts } from '../../db/schema/second-drafts.ts';

/** What the teacher said of steps, by `stepKey`. */
export type OwnVerdicts = ReadonlyMap<string, Verdict>;

/** What a model said of the steps of a feedback, by `judgementKey`. */
export type Judgements = ReadonlyMap<string, JudgedStep[]>;

export interface Judgement {
  judged: JudgedStep[];
  writer: string;
  sent: SentText['messages'];
}

export interface VerdictStore {
  own(accountId: string, feedbackIds: readonly string[]): Promise<OwnVerdicts>;
  /** @param verdict null takes it back */
  say(accountId: string, step: StepOf, verdict: Verdict | null): Promise<void>;
  judgements(accountId: string, feedbackIds: readonly string[]): Promise<Judgements>;
  keepJudgement(accountId: string, of: JudgementOf, judgement: Judgement): Promise<void>;
  /** What was sent for the last judgement of a feedback's steps; null if none is kept. */
  sent(accountId: string, feedbackId: string): Promise<SentText | null>;
}

export interface StepOf {
  feedbackId: string;
  /** The step's words. */
  comment: string;
}

export interface JudgementOf {
  feedbackId: string;
  /** The new text. */
  text: string;
  /** The words of all steps. */
  comments: readonly string[];
}

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export const stepHashOf = (comment: string): string => hashOf(comment);

const stepHash = ({ comment }: StepOf) => stepHashOf(comment);
const textHash = ({ text, comments }: JudgementOf) => hashOf(text, ...comments);

export const stepKeyOfHash = (feedbackId: string, hash: string): string => `${feedbackId} ${hash}`;
export const stepKey = (step: StepOf): string => stepKeyOfHash(step.feedbackId, stepHash(step));
export const judgementKey = (of: JudgementOf) => `${of.feedbackId} ${textHash(of)}`;

export function createVerdictStore(db: Database): VerdictStore {
  return {
    async own(accountId, feedbackIds) {
      if (feedbackIds.length === 0) return new Map();
      const rows = await db
        .select()
        .from(ownVerdicts)
        .where(
          and(
            eq(ownVerdicts.accountId, accountId),
            inArray(ownVerdicts.feedbackId, [...feedbackIds]),
          ),
        );
      return new Map(
        rows.map(({ feedbackId, stepHash: hash, verdict }) => [`${feedbackId} ${hash}`, verdict]),
      );
    },

    async say(accountId, step, verdict) {
      const key = { accountId, feedbackId: step.feedbackId, stepHash: stepHash(step) };
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
    },

    async judgements(accountId, feedbackIds) {
      if (feedbackIds.length === 0) return new Map();
      const { feedbackId, textHash: hash, judged } = judgements;
      const rows = await db
        .select({ feedbackId, hash, judged })
        .from(judgements)
        .where(and(eq(judgements.accountId, accountId), inArray(feedbackId, [...feedbackIds])));
      return new Map(rows.map((row) => [`${row.feedbackId} ${row.hash}`, row.judged]));
    },

    async sent(accountId, feedbackId) {
      const [row] = await db
        .select({ writer: judgements.writer, messages: judgements.sent })
        .from(judgements)
        .where(and(eq(judgements.accountId, accountId), eq(judgements.feedbackId, feedbackId)))
        .orderBy(desc(judgements.judgedAt))
        .limit(1);
      return row ?? null;
    },

    async keepJudgement(accountId, of, { judged, writer, sent }) {
      await db
        .insert(judgements)
        .values({
          accountId,
          feedbackId: of.feedbackId,
          textHash: textHash(of),
          judged,
          writer,
          sent,
        })
        .onConflictDoNothing();
    },
  };
}
