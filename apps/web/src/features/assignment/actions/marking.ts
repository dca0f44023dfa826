import { failureMessages, messages } from '@second-draft/contract';
import { isAbort } from '../../../lib/api/index.ts';
import type { WatchedValue } from '../../../lib/state/watched-value.ts';
import type { FocusSources } from '../focus/category-options.ts';
import { createPostLater, type PostLater } from '../ready/post-later.ts';
import { createPostReady, type PostReady } from '../ready/post-ready.ts';
import type { SecondDrafts } from '../second-draft/asking/second-drafts.ts';
import { blankFeedback } from '../work/work.ts';
import type { WorkStore } from '../work/work-store.ts';
import { askedFor } from './asked-for.ts';
import { createFeedbackForAll, type FeedbackForAll } from './feedback-for-all.ts';
import { feedbackRequestFor } from './feedback-request.ts';
import type { AssignmentPlace } from './assignment-place.ts';
import {
  adviceOf,
  changingWords,
  followPosting,
  postingWords,
  tell,
  tellFeedbackFailed,
} from './notices.tsx';
import { reload } from './reload.ts';
import { readerOf } from './saved-students.ts';
import { createSending } from './sending.ts';
import { writeFeedback } from './write-feedback.ts';

/** The teacher's actions on the works of one assignment, each by document id. */
export interface Marking {
  readonly place: AssignmentPlace;
  readonly store: WorkStore;
  readonly forAll: FeedbackForAll;
  readonly postReady: PostReady;
  readonly postLater: PostLater;
  getFeedback: (id: string) => Promise<void>;
  /**
   * Gets feedback, if it can be asked for now.
   * @throws ApiError when it fails, an AbortError when it is cancelled
   */
  write: (id: string) => Promise<void>;
  writeOwn: (id: string) => void;
  /** For what `cancel` aborts. */
  begin: (id: string) => AbortSignal;
  /** Aborts generating or simplifying, or a posting that waits for the connection. */
  cancel: (id: string) => void;
  post: (id: string) => Promise<void>;
  /** Replaces the words of the comment already on the document. */
  changePosted: (id: string) => Promise<void>;
  /** Reads the document again, and offers to bring back what was typed over it. */
  reload: (id: string) => Promise<void>;
}

interface MarkingOf {
  place: AssignmentPlace;
  store: WorkStore;
  secondDrafts: SecondDrafts;
  areDraftsKnown: WatchedValue<boolean>;
  sources: () => FocusSources;
  templateText: () => string;
}

export function createMarking({
  place,
  store,
  secondDrafts,
  areDraftsKnown,
  sources,
  templateText,
}: MarkingOf): Marking {
  const controllers = new Map<string, AbortController>();

  function begin(id: string): AbortSignal {
    const controller = new AbortController();
    controllers.set(id, controller);
    return controller.signal;
  }

  const cancel = (id: string) => controllers.get(id)?.abort();

  async function write(id: string): Promise<void> {
    const work = store.get(id);
    const reader = readerOf(work.file.student.userId);
    const request = feedbackRequestFor(work, {
      sources: sources(),
      reader,
      place,
      draft: secondDrafts.of(work),
    });
    if (request && work.activity.kind === 'none') {
      const asked = askedFor(work, reader, sources());
      try {
        await writeFeedback(store, id, { request, asked }, begin(id));
      } catch (error) {
        // A part of its own: it is hardly ever needed.
        const explained = import('./rubric-gone.ts').then((part) =>
          part.withRubricGone(error, request),
        );
        const failure = await explained.catch(() => error);
        if (!isAbort(failure)) {
          const reason = adviceOf(failure) ?? failureMessages.internal;
          store.dispatch(id, { kind: 'writingFailed', reason });
        }
        throw failure;
      }
    }
  }

  const sending = createSending({ place, store, secondDrafts, begin });
  const { postOrChange: send } = sending;
  const postReady = createPostReady({ store, secondDrafts, send, giveUp: cancel });

  return {
    place,
    store,
    forAll: createFeedbackForAll({
      store,
      secondDrafts,
      areDraftsKnown,
      sources,
      write,
      cancelOne: cancel,
    }),
    postReady,
    postLater: createPostLater({ post: postReady.start }),
    write,
    getFeedback: async (id) => {
      try {
        await write(id);
      } catch (error) {
        if (isAbort(error)) tell(messages.feedback.cancelled);
        else tellFeedbackFailed(error);
      }
    },
    writeOwn: (id) => {
      const feedback = { ...blankFeedback, writtenTo: store.get(id).file.student.firstName };
      store.dispatch(id, { kind: 'feedbackArrived', feedback });
    },
    begin,
    cancel,
    post: (id) =>
      followPosting(sending.post(id), store.get(id).file.student.shortName, postingWords),
    changePosted: (id) =>
      followPosting(sending.change(id), store.get(id).file.student.shortName, changingWords),
    reload: (id) => reload(store, id, templateText),
  };
}
