import type { Change, Comparison } from '@second-draft/contract';
import type { EarlierWriting } from '@second-draft/feedback';
import type { EarlierDraftOf } from '../feedback/index.ts';
import { compare } from './compare.ts';
import { isTyped } from './plan.ts';
import type { SecondDraftServices } from './services.ts';
import { toldStep } from './tell.ts';

/** How many changes a writer learns about; the longest show best what the student did. */
const CHANGES_MAX = 8;
const CHANGE_CHARACTERS = 400;

function changesOf(
  { changes }: Comparison,
  before: string,
  after: string,
): EarlierWriting['changes'] {
  const words = (text: string, range: Change['before']) =>
    range === null
      ? ''
      : text.slice(range.start, Math.min(range.end, range.start + CHANGE_CHARACTERS));
  const stretches = changes
    .filter(({ kind }) => kind !== 'moved')
    .map((change) => ({ before: words(before, change.before), after: words(after, change.after) }))
    .filter((change) => change.after.trim() !== '');
  const longest = new Set(
    stretches.toSorted((a, b) => b.after.length - a.after.length).slice(0, CHANGES_MAX),
  );
  return stretches.filter((stretch) => longest.has(stretch));
}

/** What a writer of feedback on a second draft learns about the first, and about its steps. */
export function createEarlierDraft(
  services: Pick<SecondDraftServices, 'rounds' | 'verdicts' | 'threads'>,
): EarlierDraftOf {
  const { rounds, verdicts, threads } = services;
  return async (accountId, feedbackId, { text, typedByTeacher }, signal) => {
    const round = await rounds.one(accountId, feedbackId);
    if (round === null) return null;
    const { documentId, studentName } = round;
    const shown = { documentId, studentName, text, typedByTeacher };
    const plan = { shown, rounds: [round], isOther: false, classmate: null };
    // The steps, too, may quote words that the teacher has taken out.
    if (isTyped(plan)) return null;
    const [known, own] = await Promise.all([
      verdicts.judgements(accountId, [feedbackId]),
      verdicts.own(accountId, [feedbackId]),
    ]);
    const { kind, comparison, rounds: judged, rules } = await compare(threads, plan, known, signal);
    // A different text is a first draft again.
    if (kind !== 'changed' || comparison === null) return null;
    return {
      before: round.text,
      changes: changesOf(comparison, round.text, text),
      steps: (judged[0]?.steps ?? []).map((step, index) => {
        const { comment, verdict, proof } = toldStep(round, step, own);
        const words = proof.map((one) => one.text);
        return { comment, verdict, proof: words, rule: rules[0]?.[index] ?? null };
      }),
    };
  };
}
