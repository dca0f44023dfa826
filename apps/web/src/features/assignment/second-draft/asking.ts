import { isAbort } from '../../../lib/api/index.ts';
import { tellFailed } from '../../../lib/tell-failed.ts';
import type { AssignmentPlace } from '../actions/assignment-place.ts';
import { textOf, type Work } from '../work/work.ts';
import type { WorkStore } from '../work/work-store.ts';
import { askSecondDrafts } from './ask-second-drafts.ts';
import { shownTextOf } from './given-feedback.ts';
import type { ToldDraft } from './second-draft-of.ts';

export interface Asking {
  /** Tells the teacher when it fails. */
  ask: (documentIds: readonly string[], askModel?: boolean) => Promise<void>;
  /**
   * Asks once all texts are read, and again for one that has changed; returns a function that
   * stops.
   */
  follow: () => () => void;
}

const isSettled = ({ reading, typedText, isReloading }: Work) =>
  !isReloading && (reading.kind === 'done' || typedText !== null);

export function createAsking(
  place: AssignmentPlace,
  store: WorkStore,
  onTold: (told: readonly ToldDraft[]) => void,
): Asking {
  const askedFor = new Map<string, string>();
  let following = new AbortController();

  async function ask(works: readonly Work[], askModel = false): Promise<void> {
    const { signal } = following;
    for (const work of works) askedFor.set(work.file.id, textOf(work));
    const texts = works.map(shownTextOf);
    try {
      await askSecondDrafts({ place, texts, ids: store.ids, askModel, signal, onTold });
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

  return {
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
      };
    },
  };
}
