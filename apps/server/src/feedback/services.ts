import type { Voice } from '@second-draft/contract';
import type { PersonName } from '@second-draft/feedback';
import type { Caller } from '../api/index.ts';
import type { Rosters } from '../classrooms/index.ts';
import type { Model } from '../model/index.ts';
import type { Consents } from '../privacy/index.ts';
import type { EarlierDraftOf } from './asked-for/earlier.ts';
import type { RubricText } from './asked-for/focus.ts';
import type { LimitByKey } from '../scheduling/index.ts';
import type { CompletionStore } from './store.ts';
import { formerlyCalled } from './asked-for/student.ts';
import type { TextThreads } from './threads/text-threads.ts';
import type { Writer } from './writers/writer.ts';

/** The names of a class's students in what is kept of a teacher's; of all her classes, if it is null. */
export type NamesKept = (accountId: string, courseId: string | null) => Promise<string[]>;

export interface FeedbackServices {
  store: CompletionStore;
  consents: Consents;
  rosters: Pick<Rosters, 'rosterOf' | 'allRosters'>;
  namesKept: NamesKept;
  rubricText: RubricText;
  threads: TextThreads;
  model: Model | null;
  inTurn: LimitByKey;
  earlierDraft: EarlierDraftOf;
  /** How this teacher writes; null where that is off. */
  voiceOf(accountId: string): Promise<Voice | null>;
}

/** As recorded with her consent: her model's id, or 'built-in'. */
export const chosenWriter = ({ kind }: Writer, { settings }: Caller['account']): string =>
  kind === 'model' ? settings.gpt_model : kind;

/** People whose names may be in a student's text: the class, or all classes if it isn't known. */
export function classOf(
  { rosters }: Pick<FeedbackServices, 'rosters'>,
  caller: Caller,
  courseId: string | null,
  signal: AbortSignal,
): Promise<PersonName[]> {
  return courseId === null
    ? rosters.allRosters(caller, signal)
    : rosters.rosterOf(caller, courseId, signal);
}

/** With those who have left, and by the names that some had before: older texts tell of them. */
export async function withFormerNames(
  { namesKept }: Pick<FeedbackServices, 'namesKept'>,
  { account }: Caller,
  courseId: string | null,
  roster: readonly PersonName[],
): Promise<PersonName[]> {
  return [...roster, ...formerlyCalled(await namesKept(account.id, courseId), roster)];
}
