import { savingMessages } from '@second-draft/contract';
import { isUnreached } from '../lib/api/index.ts';
import { failureWords } from '../lib/failures/tell-failed.ts';
import type { Saving } from '../lib/leaving/use-saving.ts';
import { ProblemAlert } from './problem-alert.tsx';

const wordsOf = (problem: unknown): string =>
  isUnreached(problem) ? savingMessages.waiting : failureWords(problem);

/** Stays until everything on the screen is saved. */
export function NotSaved({ saving: { problem, isSaving, save } }: { saving: Saving }) {
  if (problem === null) return null;
  return (
    <ProblemAlert
      title={savingMessages.failed}
      words={wordsOf(problem)}
      isTrying={isSaving}
      onRetry={save}
    />
  );
}
