import { isAbort } from '../../../../lib/api/index.ts';
import { tellFailed } from '../../../../lib/failures/tell-failed.ts';
import type { AssignmentPlace } from '../../actions/assignment-place.ts';
import { textOf, type Work } from '../../work/work.ts';
import type { WorkStore } from '../../work/work-store.ts';
import { askSecondDrafts } from './ask-second-drafts.ts';
import type { ChosenVerdicts } from '../verdicts/chosen-verdicts.ts';
import { shownTextOf } from './given-feedback.ts';
import type { ToldDraft } from './second-draft-of.ts';
import type { ToldDrafts } from './told-drafts.ts';

export interface Asking {
  /** Tells the teacher when it fails. @returns whether it was answered */
  ask: (documentIds: readonly string[], askModel?: boolean) => Promise<boolean>;
  /**
   * Asks once all texts are read, and again for one that has changed; returns a function that
   * stops.
   */
  follow: () => () => void;
  /** Resolves once the last question that `follow` asked is over. */
  answered: () => Promise<unknown>;
}

interface Known {
  told: Pick<ToldDrafts, 'of' | 'learn'>;
  chosen: Pick<ChosenVerdicts, 'noteAsked' | 'addTo'>;
}

interface Question {
  text: string;
  /** Steps that a model could judge before it was asked. */
  openSteps: number;
  isOver: boolean;
}

const isSettled = ({ reading, typedText, isReloading }: Work) =>
  !isReloading && (reading.kind === 'done' || typedText !== null);

export function createAsking(
  place: AssignmentPlace,
  store: WorkStore,
  { told, chosen }: Known,
): Asking {
  /** The newest question about each document. */
  const asked = new Map<string, Question>();
  let following = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  const questionOn = (work: Work): Question => {
    const openSteps = told.of(work.file.id)?.draft.openSteps ?? 0;
    return { text: textOf(work), openSteps, isOver: false };
  };

  /** No verdict of the model will come: she can ask it again. */
  function endJudging(own: ReadonlyMap<string, Question>): void {
    const cutOff = [...own].flatMap(([id, question]): ToldDraft[] => {
      const now = told.of(id);
      if (!now?.draft.judging || asked.get(id) !== question) return [];
      const { openSteps } = question;
      return [{ ...now, draft: { ...now.draft, judging: false, openSteps } }];
    });
    if (cutOff.length > 0) told.learn(cutOff);
  }

  async function ask(works: readonly Work[], askModel = false): Promise<boolean> {
    const { signal } = following;
    const own = new Map(works.map((work) => [work.file.id, questionOn(work)]));
    for (const [id, question] of own) asked.set(id, question);
    // The page is left: it is asked once she is back.
    if (signal.aborted) {
      forgetOpen();
      return false;
    }
    const question = chosen.noteAsked();
    const isNewest = ({ draft: { documentId: id } }: ToldDraft) => asked.get(id) === own.get(id);
    try {
      await askSecondDrafts({
        place,
        texts: works.map(shownTextOf),
        ids: store.ids,
        askModel,
        signal,
        // A model answers late: since then, feedback may have been posted.
        onTold: (news) =>
          told.learn(news.filter(isNewest).map((one) => chosen.addTo(one, question))),
      });
      return true;
    } catch (error) {
      endJudging(own);
      if (!isAbort(error))
        tellFailed('The changes since your feedback could not be loaded.', error);
      return false;
    } finally {
      for (const question of own.values()) question.isOver = true;
    }
  }

  function forgetOpen(): void {
    for (const [id, { isOver }] of asked) if (!isOver) asked.delete(id);
  }

  /** What the teacher types over a text is not asked about: the student didn't change it. */
  function isDue(work: Work): boolean {
    const question = asked.get(work.file.id);
    if (!isSettled(work)) return false;
    return !question || (work.typedText === null && work.documentText !== question.text);
  }

  function askForDue(): void {
    const works = store.all();
    if (works.some(({ reading }) => reading.kind === 'waiting')) return;
    const due = works.filter(isDue);
    if (due.length > 0) last = ask(due);
  }

  return {
    answered: () => last,
    ask: (documentIds, askModel) =>
      ask(
        documentIds.map((id) => store.get(id)),
        askModel,
      ),
    follow() {
      following = new AbortController();
      const unwatch = store.watchAll(askForDue);
      askForDue();
      return () => {
        unwatch();
        following.abort();
        forgetOpen();
      };
    },
  };
}
