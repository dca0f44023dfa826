import { limits } from '@second-draft/contract';
import { call, untilReached } from '../../../lib/api/index.ts';
import type { AssignmentPlace } from '../actions/assignment-place.ts';
import { gathering } from '../documents/gathering.ts';
import { textOf, type Work } from '../work/work.ts';
import type { ToldDraft } from './second-draft-of.ts';

interface Asking {
  place: AssignmentPlace;
  works: readonly Work[];
  /** Every document of the assignment. */
  ids: readonly string[];
  signal: AbortSignal;
  /** Called in batches; twice for a document that a model has to judge. */
  onTold: (told: readonly ToldDraft[]) => void;
}

/** As few lists as the server's limits allow. */
function inCalls(works: readonly Work[]): Work[][] {
  const calls: Work[][] = [];
  let one: Work[] = [];
  let room = 0;
  for (const work of works) {
    const { length } = textOf(work);
    if (length > room || one.length === limits.documentsPerRead) {
      one = [];
      calls.push(one);
      room = limits.secondDraftsCharactersMax;
    }
    one.push(work);
    room -= length;
  }
  return calls;
}

async function askFor({ place, works, ids, signal, onTold }: Asking): Promise<void> {
  const params = { courseId: place.courseId, id: place.assignmentId };
  const texts = new Map(works.map((work) => [work.file.id, textOf(work)]));
  const body = {
    texts: works.map((work) => ({
      documentId: work.file.id,
      studentName: work.file.student.fullName,
      text: textOf(work),
      typedByTeacher: work.typedText !== null,
    })),
    alsoHandedIn: ids.filter((id) => !texts.has(id)).slice(0, limits.documentsPerRead),
  };
  const arrived = gathering(onTold, signal);
  for await (const draft of await call('secondDrafts', { params, body, signal }))
    arrived.add({ draft, text: texts.get(draft.documentId) ?? '' });
}

/**
 * Asks what became of these works' texts since feedback was given on them; waits for the
 * connection.
 * @throws ApiError when it is refused or fails; the signal's reason when it is aborted
 */
export async function askSecondDrafts(asking: Asking): Promise<void> {
  const { signal } = asking;
  for (const works of inCalls(asking.works))
    await untilReached(() => askFor({ ...asking, works }), { signal, onLost: () => {} });
}
