import type { SentText, Verdict } from '@second-draft/contract';
import type { Database } from '../../db/index.ts';
import {
  judgementsOn,
  keepJudgement,
  sentForJudgement,
  type Judgement,
  type Judgements,
} from './judgements.ts';
import { ownVerdictsOn, sayVerdict, type OwnVerdicts } from './own-verdicts.ts';
import type { JudgementOf, StepOf } from './step-keys.ts';

export interface VerdictStore {
  own(accountId: string, feedbackIds: readonly string[]): Promise<OwnVerdicts>;
  /** @param verdict null takes it back */
  say(accountId: string, step: StepOf, verdict: Verdict | null): Promise<void>;
  judgements(accountId: string, feedbackIds: readonly string[]): Promise<Judgements>;
  keepJudgement(accountId: string, of: JudgementOf, judgement: Judgement): Promise<void>;
  /** What was sent for the last judgement of a feedback's steps; null if none is kept. */
  sent(accountId: string, feedbackId: string): Promise<SentText | null>;
}

export const createVerdictStore = (db: Database): VerdictStore => ({
  own: (accountId, feedbackIds) => ownVerdictsOn(db, accountId, feedbackIds),
  say: (accountId, step, verdict) => sayVerdict(db, accountId, step, verdict),
  judgements: (accountId, feedbackIds) => judgementsOn(db, accountId, feedbackIds),
  keepJudgement: (accountId, of, judgement) => keepJudgement(db, accountId, of, judgement),
  sent: (accountId, feedbackId) => sentForJudgement(db, accountId, feedbackId),
});
