import { messages, type Assignment, type ReadDocument } from '@second-draft/contract';
import { watchedValue } from '../../../lib/state/watched-value.ts';
import { createWriteAhead } from '../ahead/write-ahead.ts';
import { createMarking } from '../actions/marking.ts';
import type { AssignmentPlace } from '../actions/assignment-place.ts';
import { createCurrentStudent } from '../class/current-student.ts';
import { createWriteAccess } from '../access/write-access.ts';
import type { AttachedFile, StudentWork } from '../documents/attached-file.ts';
import { readDocuments, templateFile } from '../documents/read-documents.ts';
import { createDraftKeeper, type DraftKeeper } from '../drafts/draft-keeper.ts';
import type { FocusSources } from '../focus/category-options.ts';
import type { OpenedAssignment } from '../marking-context.ts';
import type { WorkEvent } from '../work/work-event.ts';
import { createClassFilter } from '../second-draft/part-of-class/class-filter.ts';
import { createSecondDrafts } from '../second-draft/asking/second-drafts.ts';
import { createFeedbackHistory } from '../undo/feedback-history.ts';
import { endOffers, isChangedByTeacher, offerUntil } from '../undo/offer-until.ts';
import { createWorkStore } from '../work/work-store.ts';
import { beginAsUsual } from './begin-as-usual.ts';
import { sourcesWithIntention } from './sources-with-intention.ts';

export interface Opening {
  opened: OpenedAssignment;
  keeper: DraftKeeper;
  takeSources: (sources: FocusSources) => void;
  /** Reads all documents, anew if it has been called before; resolves early once that is stopped. */
  read: () => Promise<void>;
  stopReading: () => void;
  /** Saves what is pending, and stops reading; what changes later is not kept. */
  close: () => void;
}

interface OpeningOf {
  place: AssignmentPlace;
  assignment: Assignment | null;
  students: readonly StudentWork[];
  sources: FocusSources;
}

function readingOf(document: ReadDocument): WorkEvent {
  const { text, problem } = document;
  return text === null
    ? { kind: 'readFailed', problem, access: document }
    : { kind: 'read', document };
}

/** What this tab kept is restored on return; the server's drafts are merged later. */
export function openAssignment({ place, assignment, students, sources }: OpeningOf): Opening {
  const files = students.flatMap((work) => work.files);
  const store = createWorkStore(beginAsUsual(place, files));
  const secondDrafts = createSecondDrafts(place, store);
  const current = createCurrentStudent(students);
  const isReadingLost = watchedValue(false);
  let reading = new AbortController();
  const stopReading = () => reading.abort();
  const templateText = watchedValue('');
  const { watched: watchedSources, take: takeSources } = sourcesWithIntention(
    sources,
    templateText,
    (title) => store.all().some(({ category }) => category === title),
  );
  const keeper = createDraftKeeper({
    store,
    ...place,
    onReplaced: (id, takeBack) => {
      const { shortName } = store.get(id).file.student;
      offerUntil(isChangedByTeacher(store, id), messages.assignment.changedElsewhere(shortName), {
        label: 'Bring mine back',
        undo: takeBack,
      });
    },
  });
  keeper.restore();
  const history = createFeedbackHistory(store);
  const stops = [history.follow(), keeper.start()];
  const filter = createClassFilter({ students, store, secondDrafts, current });
  const marking = createMarking({
    place,
    store,
    secondDrafts,
    areDraftsKnown: keeper.isKnown,
    sources: watchedSources.get,
    templateText: templateText.get,
  });
  const readFiles = (files: readonly AttachedFile[]) =>
    readDocuments({
      files,
      template: assignment && templateFile(assignment),
      signal: reading.signal,
      onTemplate: templateText.set,
      onLost: () => isReadingLost.set(true),
      onRead: (documents) => {
        isReadingLost.set(false);
        store.dispatchAll(documents.map((document) => [document.id, readingOf(document)]));
      },
    });
  return {
    keeper,
    close: () => {
      stopReading();
      endOffers(store);
      for (const stop of stops) stop();
    },
    takeSources,
    opened: {
      students,
      secondDrafts,
      current,
      filter,
      marking,
      ahead: createWriteAhead({ marking, secondDrafts, current, filter, sources: watchedSources }),
      history,
      sources: watchedSources,
      saving: keeper.sending,
      isReadingLost,
      readAgain: (ids) => {
        store.dispatchAll(ids.map((id) => [id, { kind: 'reloading' }]));
        return readFiles(ids.map((id) => store.get(id).file));
      },
      ...createWriteAccess(store),
    },
    stopReading,
    read: () => {
      stopReading();
      reading = new AbortController();
      return readFiles(files);
    },
  };
}
