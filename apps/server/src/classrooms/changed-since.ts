import type { ChangedSince } from '@second-draft/contract';
import pLimit from 'p-limit';
import type { Caller } from '../api/index.ts';
import type { DraftStore } from '../drafts/index.ts';
import { Problem } from '../problems/index.ts';
import { allOrNone } from '../scheduling/index.ts';

/** The documents that were posted on last: looking at one is a call on the classroom service. */
const MOST_LOOKED_AT = 120;
const LOOKED_AT_AT_ONCE = 8;

interface PostedOn {
  assignmentId: string;
  studentId: string;
  documentId: string;
  postedAt: string;
  /** ISO 8601 instant at which it was last handed in. */
  handedIn: string | null;
}

const isAfter = (instant: string | null, before: string) =>
  instant !== null && Date.parse(instant) > Date.parse(before);

async function isEdited(
  { classroom }: Caller,
  { documentId, postedAt }: PostedOn,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    return isAfter((await classroom.file(documentId, signal)).modified, postedAt);
  } catch (error) {
    // It is gone, or not hers to see any more.
    if (error instanceof Problem && ['file_not_picked', 'not_found'].includes(error.code))
      return false;
    throw error;
  }
}

async function postedOn(
  drafts: Pick<DraftStore, 'withFeedback'>,
  { classroom, account }: Caller,
  courseId: string,
  signal: AbortSignal,
): Promise<PostedOn[]> {
  const posted = new Map(
    (await drafts.withFeedback(account.id)).map((one) => [one.documentId, one.postedAt]),
  );
  if (posted.size === 0) return [];
  const [students, all] = await allOrNone(signal, (signal) =>
    Promise.all([classroom.students(courseId, signal), classroom.allSubmissions(courseId, signal)]),
  );
  const inClass = new Set(students.map(({ id }) => id));
  return all
    .filter(({ studentId }) => inClass.has(studentId))
    .flatMap(({ assignmentId, studentId, handIn, files }) =>
      files.flatMap(({ id: documentId }): PostedOn[] => {
        const postedAt = posted.get(documentId) ?? null;
        const handedIn = handIn?.handedIn ?? null;
        return postedAt === null
          ? []
          : [{ assignmentId, studentId, documentId, postedAt, handedIn }];
      }),
    )
    .toSorted((one, other) => Date.parse(other.postedAt) - Date.parse(one.postedAt));
}

/** Of each assignment, how many students have gone on writing since feedback was posted. */
export async function changedSince(
  drafts: Pick<DraftStore, 'withFeedback'>,
  caller: Caller,
  courseId: string,
  signal: AbortSignal,
): Promise<ChangedSince[]> {
  const candidates = await postedOn(drafts, caller, courseId, signal);
  const inTurn = pLimit(LOOKED_AT_AT_ONCE);
  const changed = await allOrNone(signal, (signal) =>
    Promise.all(
      candidates.slice(0, MOST_LOOKED_AT).map(async (one) => {
        const isChanged =
          isAfter(one.handedIn, one.postedAt) ||
          (await inTurn(() => isEdited(caller, one, signal)));
        return isChanged ? [one] : [];
      }),
    ),
  );
  return [...Map.groupBy(changed.flat(), ({ assignmentId }) => assignmentId)].map(
    ([assignmentId, some]) => ({
      assignmentId,
      students: new Set(some.map(({ studentId }) => studentId)).size,
    }),
  );
}
