import type { SecondDraft, ToldStep, Verdict } from '@second-draft/contract';
import { call, isAbort } from '../../../lib/api/index.ts';
import { logProblem } from '../../../lib/log-problem.ts';
import { tellFailed } from '../../../lib/tell-failed.ts';
import { watchedValue } from '../../../lib/watched-value.ts';
import type { AssignmentPlace } from '../actions/assignment-place.ts';
import { textOf, type Work } from '../work/work.ts';
import type { WorkStore } from '../work/work-store.ts';
import { askSecondDrafts } from './ask-second-drafts.ts';
import { givenFeedbackOf, shownTextOf } from './given-feedback.ts';
import { secondDraftOf, type ToldDraft } from './second-draft-of.ts';

export interface StepOfFeedback {
  documentId: string;
  feedbackId: string;
  step: number;
}

/** What became of each student's text since feedback was given on it, by document id. */
export interface SecondDrafts {
  /** Undefined until the server has answered. */
  told: (documentId: string) => ToldDraft | undefined;
  /** Null while nothing is known, and where no feedback was given. */
  of: (work: Work) => SecondDraft | null;
  watch: (listener: () => void) => () => void;
  /**
   * Asks once all texts are read, and again for one that has changed; returns a function that
   * stops.
   */
  follow: () => () => void;
  /** Has a model judge the open steps of these documents. */
  askModel: (documentIds: readonly string[]) => Promise<void>;
  /** Asks again, after feedback was posted on this document. */
  notePosted: (documentId: string) => void;
  /** Lets the server know; feedback that was copied counts as given. */
  noteCopied: (documentId: string) => Promise<void>;
  setVerdict: (step: StepOfFeedback, verdict: Verdict) => Promise<void>;
}

const isSettled = ({ reading, typedText, isReloading }: Work) =>
  !isReloading && (reading.kind === 'done' || typedText !== null);

/** Choosing what the product said takes the teacher's own verdict back. */
function withVerdict(step: ToldStep, verdict: Verdict): ToldStep {
  const said = step.overruled ?? { verdict: step.verdict, judge: step.judge };
  return verdict === said.verdict
    ? { ...step, ...said, overruled: null }
    : { ...step, verdict, judge: 'teacher', overruled: said };
}

export function createSecondDrafts(place: AssignmentPlace, store: WorkStore): SecondDrafts {
  const known = watchedValue<ReadonlyMap<string, ToldDraft>>(new Map());
  const params = { courseId: place.courseId, id: place.assignmentId };
  const askedFor = new Map<string, string>();
  let following = new AbortController();

  const learn = (news: readonly ToldDraft[]) =>
    known.set(
      new Map([...known.get(), ...news.map((one) => [one.draft.documentId, one] as const)]),
    );

  async function ask(works: readonly Work[], askModel = false): Promise<void> {
    const { signal } = following;
    for (const work of works) askedFor.set(work.file.id, textOf(work));
    try {
      await askSecondDrafts({
        place,
        texts: works.map(shownTextOf),
        ids: store.ids,
        askModel,
        signal,
        onTold: learn,
      });
    } catch (error) {
      if (!isAbort(error))
        tellFailed('The changes since your feedback could not be loaded.', error);
    }
  }

  /** What the teacher types over a text is not asked about: the student didn't change it. */
  function isDue(work: Work): boolean {
    const asked = askedFor.get(work.file.id);
    if (!isSettled(work)) return false;
    return asked === undefined || (work.typedText === null && work.documentText !== asked);
  }

  function askForDue(): void {
    const works = store.all();
    if (works.some(({ reading }) => reading.kind === 'waiting')) return;
    const due = works.filter(isDue);
    if (due.length > 0) void ask(due);
  }

  function changeStep(
    { documentId, feedbackId, step }: StepOfFeedback,
    to: (before: ToldStep) => ToldStep,
  ): void {
    const told = known.get().get(documentId);
    if (!told) return;
    const earlier = told.draft.earlier.map((feedback) =>
      feedback.feedbackId === feedbackId
        ? { ...feedback, steps: feedback.steps.map((one) => (one.step === step ? to(one) : one)) }
        : feedback,
    );
    learn([{ ...told, draft: { ...told.draft, earlier } }]);
  }

  function notePosted(documentId: string): void {
    const told = known.get().get(documentId);
    if (told) learn([{ ...told, draft: { ...told.draft, state: 'unchanged', comparison: null } }]);
    void ask([store.get(documentId)]);
  }

  return {
    told: (documentId) => known.get().get(documentId),
    of: (work) => secondDraftOf(textOf(work), known.get().get(work.file.id)),
    watch: (listener) => known.subscribe(() => listener()),
    follow() {
      following = new AbortController();
      const unwatch = store.watchAll(askForDue);
      askForDue();
      return () => {
        unwatch();
        following.abort();
      };
    },
    notePosted,
    askModel: (documentIds) =>
      ask(
        documentIds.map((id) => store.get(id)),
        true,
      ),
    async noteCopied(documentId) {
      const work = store.get(documentId);
      const feedback = work.feedback?.text.trim() ?? '';
      if (feedback === '') return;
      try {
        const body = { ...givenFeedbackOf(work), documentId, feedback };
        await call('keepCopied', { params, body });
        notePosted(documentId);
      } catch (error) {
        logProblem('Copied feedback was not kept', error);
      }
    },
    async setVerdict(at, verdict) {
      const steps = known
        .get()
        .get(at.documentId)
        ?.draft.earlier.find(({ feedbackId }) => feedbackId === at.feedbackId)?.steps;
      const before = steps?.find(({ step }) => step === at.step);
      if (!before || before.verdict === verdict) return;
      const after = withVerdict(before, verdict);
      changeStep(at, () => after);
      try {
        const { feedbackId, step } = at;
        await call('setVerdict', {
          params,
          body: { feedbackId, step, verdict: after.overruled ? verdict : null },
        });
      } catch (error) {
        changeStep(at, () => before);
        tellFailed('Your verdict was not saved.', error);
      }
    },
  };
}
