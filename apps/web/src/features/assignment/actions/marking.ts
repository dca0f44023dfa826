import { messages } from '@second-draft/contract';
import { call, isAbort, untilReached } from '../../../lib/api/index.ts';
import { tellFailed } from '../../../lib/tell-failed.ts';
import type { FocusSources } from '../focus/category-options.ts';
import { withoutTemplate } from '../documents/template.ts';
import { createPostLater, type PostLater } from '../ready/post-later.ts';
import { createPostReady, type PostReady } from '../ready/post-ready.ts';
import type { SecondDrafts } from '../second-draft/second-drafts.ts';
import { isSo, offerUntil } from '../undo/offer-until.ts';
import type { WorkStore } from '../work/work-store.ts';
import { askedFor } from './asked-for.ts';
import { createFeedbackForAll, type FeedbackForAll } from './feedback-for-all.ts';
import { feedbackRequestFor } from './feedback-request.ts';
import type { AssignmentPlace } from './assignment-place.ts';
import {
  changingWords,
  followPosting,
  postingWords,
  tell,
  tellFeedbackFailed,
} from './notices.tsx';
import { readerOf } from './saved-students.ts';
import { createSending } from './sending.ts';
import { blankFeedback } from '../work/work.ts';
import { undoSimplify } from './undo-simplify.ts';
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
  simplify: (id: string) => Promise<void>;
  /** Brings the longer version back, and offers to bring back the shorter one as it was. */
  undoSimplify: (id: string) => void;
  /** Aborts generating or simplifying, or a posting that waits for the connection. */
  cancel: (id: string) => void;
  /** Clears the feedback and offers Undo. */
  startAnew: (id: string) => void;
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
  sources: () => FocusSources;
  templateText: () => string;
}

export function createMarking({
  place,
  store,
  secondDrafts,
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
        throw await explained.catch(() => error);
      }
    }
  }

  async function requestSimplified(id: string, signal: AbortSignal): Promise<void> {
    const { feedback } = store.get(id);
    if (!feedback) return;
    const body = { feedback: feedback.text, ...(feedback.id && { feedbackId: feedback.id }) };
    const answer = await untilReached(() => call('simplify', { body, signal }), {
      signal,
      onLost: () => {
        const message = messages.connection.waiting;
        store.dispatch(id, { kind: 'began', activity: { kind: 'simplifying', message } });
      },
    });
    store.dispatch(id, { kind: 'simplified', answer });
  }

  const sending = createSending({ place, store, secondDrafts, begin });
  const { postOrChange: send } = sending;
  const postReady = createPostReady({ store, secondDrafts, send, giveUp: cancel });

  return {
    place,
    store,
    forAll: createFeedbackForAll({ store, secondDrafts, sources, write, cancelOne: cancel }),
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
    writeOwn: (id) => store.dispatch(id, { kind: 'feedbackArrived', feedback: blankFeedback }),
    simplify: async (id) => {
      if (store.get(id).activity.kind !== 'none') return;
      const message = messages.feedback.simplifying;
      store.dispatch(id, { kind: 'began', activity: { kind: 'simplifying', message } });
      try {
        await requestSimplified(id, begin(id));
      } catch (error) {
        store.dispatch(id, { kind: 'ended' });
        if (isAbort(error)) tell(messages.feedback.simplifyCancelled);
        else tellFailed(messages.feedback.simplifyFailed, error);
      }
    },
    undoSimplify: (id) => undoSimplify(store, id),
    cancel,
    startAnew: (id) => {
      const { feedback, file, activity } = store.get(id);
      if (!feedback || activity.kind !== 'none') return;
      store.dispatch(id, { kind: 'feedbackCleared' });
      const hasOther = isSo(store, id, (work) => work.feedback !== null);
      offerUntil(hasOther, `${file.student.firstName}'s feedback was cleared.`, {
        undo: () => {
          // What she has asked for since would take its place.
          cancel(id);
          store.dispatch(id, { kind: 'feedbackArrived', feedback });
        },
      });
    },
    post: (id) =>
      followPosting(sending.post(id), store.get(id).file.student.firstName, postingWords),
    changePosted: (id) =>
      followPosting(sending.change(id), store.get(id).file.student.firstName, changingWords),
    reload: async (id) => {
      const { kind, student } = store.get(id).file;
      store.dispatch(id, { kind: 'reloading' });
      try {
        const params = { docId: id };
        const text = await (kind === 'presentation'
          ? call('slides', { params })
          : call('document', { params }));
        // With what she has typed while it was read.
        const { typedText } = store.get(id);
        store.dispatch(id, { kind: 'reloaded', text: withoutTemplate(text, templateText()) });
        if (typedText === null) return;
        const hasOther = isSo(store, id, (work) => work.typedText !== null);
        offerUntil(hasOther, `${student.firstName}'s text is the document's again.`, {
          undo: () => store.dispatch(id, { kind: 'typed', text: typedText }),
        });
      } catch (error) {
        store.dispatch(id, { kind: 'reloadFailed' });
        tellFailed('The document could not be read again.', error);
      }
    },
  };
}
