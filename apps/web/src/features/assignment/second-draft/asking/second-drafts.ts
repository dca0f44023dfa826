import type { SecondDraft } from '@second-draft/contract';
import { call } from '../../../../lib/api/index.ts';
import { logProblem } from '../../../../lib/failures/log-problem.ts';
import { inPaths, type AssignmentPlace } from '../../actions/assignment-place.ts';
import { textOf, type Work } from '../../work/work.ts';
import type { WorkStore } from '../../work/work-store.ts';
import { createAsking, type Asking } from './asking.ts';
import { createChosenVerdicts, type ChosenVerdicts } from '../verdicts/chosen-verdicts.ts';
import { givenFeedbackOf } from './given-feedback.ts';
import { secondDraftOf, type ToldDraft } from './second-draft-of.ts';
import { createToldDrafts, type ToldDrafts } from './told-drafts.ts';

/** Of an assignment, what verdicts are told of and kept with. */
export interface Verdicts {
  place: AssignmentPlace;
  told: ToldDrafts;
  chosen: ChosenVerdicts;
}

/** What became of each student's text since feedback was given on it, by document id. */
export interface SecondDrafts {
  /** Undefined until the server has answered. */
  told: (documentId: string) => ToldDraft | undefined;
  /** Null while nothing is known, and where no feedback was given. */
  of: (work: Work) => SecondDraft | null;
  watch: (listener: () => void) => () => void;
  follow: Asking['follow'];
  answered: Asking['answered'];
  /** Has a model judge the open steps of these documents. @returns whether it was answered */
  askModel: (documentIds: readonly string[]) => Promise<boolean>;
  /** Asks again, after feedback was posted on this document. */
  notePosted: (documentId: string) => void;
  /** Lets the server know; feedback that was copied counts as given. */
  noteCopied: (documentId: string) => Promise<void>;
  /** For `setVerdict`, which is fetched with what shows verdicts. */
  verdicts: Verdicts;
}

export function createSecondDrafts(place: AssignmentPlace, store: WorkStore): SecondDrafts {
  const told = createToldDrafts();
  const chosen = createChosenVerdicts();
  const { ask, follow, answered } = createAsking(place, store, { told, chosen });

  function notePosted(documentId: string): void {
    const known = told.of(documentId);
    if (known)
      told.learn([{ ...known, draft: { ...known.draft, state: 'unchanged', comparison: null } }]);
    void ask([documentId]);
  }

  return {
    told: told.of,
    of: (work) => secondDraftOf(textOf(work), told.of(work.file.id)),
    watch: told.watch,
    follow,
    answered,
    notePosted,
    askModel: (documentIds) => ask(documentIds, true),
    async noteCopied(documentId) {
      const work = store.get(documentId);
      const feedback = work.feedback?.text.trim() ?? '';
      if (feedback === '') return;
      try {
        const body = { ...givenFeedbackOf(work), documentId, feedback };
        await call('keepCopied', { params: inPaths(place), body });
        notePosted(documentId);
      } catch (error) {
        logProblem('Copied feedback was not kept', error);
      }
    },
    verdicts: { place, told, chosen },
  };
}
