import type { ChangedSince } from '@second-draft/contract';
import pLimit from 'p-limit';
import type { Caller } from '../api/index.ts';
import type { HandedIn, Member } from '../classroom-service/index.ts';
import type { DraftStore } from '../drafts/index.ts';
import { Problem } from '../problems/index.ts';
import { allOrNone } from '../scheduling/index.ts';
import { placeOf } from './place-of.ts';

/** The documents that were posted on last: looking at one is a call on the classroom service. */
const MOST_LOOKED_AT = 120;
const LOOKED_AT_AT_ONCE = 8;

/** What was posted in a class, including on documents that are no longer handed in. */
export interface PostedFeedbacks {
  postedIn(accountId: string, courseId: string): Promise<Posted[]>;
}

interface Posted {
  assignmentId: string;
  documentId: string;
  studentName: string;
  postedAt: Date;
}

interface Kept {
  drafts: Pick<DraftStore, 'withFeedback'>;
  given: PostedFeedbacks;
}

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
    // It is gone, or she may no longer see it.
    if (error instanceof Problem && ['file_not_picked', 'not_found'].includes(error.code))
      return false;
    throw error;
  }
}

/**
 * When feedback was posted on each handed-in document that has some.
 * @param posted by place
 */
function postedOn(
  all: readonly HandedIn[],
  posted: ReadonlyMap<string, string | null>,
): PostedOn[] {
  return all
    .flatMap(({ assignmentId, studentId, handIn, files }) =>
      files.flatMap(({ id: documentId }): PostedOn[] => {
        const postedAt = posted.get(placeOf({ assignmentId, documentId })) ?? null;
        const handedIn = handIn?.handedIn ?? null;
        return postedAt === null
          ? []
          : [{ assignmentId, studentId, documentId, postedAt, handedIn }];
      }),
    )
    .toSorted((one, other) => Date.parse(other.postedAt) - Date.parse(one.postedAt));
}

/** Those who handed in another document instead of the one that feedback was posted on. */
function inAnotherDocument(
  students: readonly Member[],
  all: readonly HandedIn[],
  given: readonly Posted[],
  posted: ReadonlyMap<string, string | null>,
): Pick<PostedOn, 'assignmentId' | 'studentId'>[] {
  const handedIn = new Set(all.flatMap(({ files }) => files.map(({ id }) => id)));
  const byName = Map.groupBy(students, ({ fullName }) => fullName);
  const byStudent = Map.groupBy(all, ({ studentId }) => studentId);
  return given.flatMap(({ assignmentId, documentId, studentName }) => {
    // A name that two share may be either's.
    const [student, ...others] = byName.get(studentName) ?? [];
    if (!student || others.length > 0 || handedIn.has(documentId)) return [];
    const theirs = (byStudent.get(student.id) ?? []).filter(
      (one) => one.assignmentId === assignmentId,
    );
    const isNew = theirs.some(({ files }) =>
      files.some(({ id }) => !posted.has(placeOf({ assignmentId, documentId: id }))),
    );
    return isNew ? [{ assignmentId, studentId: student.id }] : [];
  });
}

async function ofClass({ classroom }: Caller, courseId: string, signal: AbortSignal) {
  const [students, submissions] = await allOrNone(signal, (signal) =>
    Promise.all([classroom.students(courseId, signal), classroom.allSubmissions(courseId, signal)]),
  );
  const inClass = new Set(students.map(({ id }) => id));
  return { students, all: submissions.filter(({ studentId }) => inClass.has(studentId)) };
}

/** For each assignment, how many students have gone on writing since feedback was posted. */
export async function changedSince(
  { drafts, given }: Kept,
  caller: Caller,
  courseId: string,
  signal: AbortSignal,
): Promise<ChangedSince[]> {
  const { id: accountId } = caller.account;
  const [withFeedback, givenHere] = await Promise.all([
    drafts.withFeedback(accountId),
    given.postedIn(accountId, courseId),
  ]);
  const posted = new Map(withFeedback.map((one) => [placeOf(one), one.postedAt]));
  if (posted.size === 0 && givenHere.length === 0) return [];
  const { students, all } = await ofClass(caller, courseId, signal);
  const inTurn = pLimit(LOOKED_AT_AT_ONCE);
  const ofPosted = postedOn(all, posted);
  const handedInAgain = ofPosted.filter((one) => isAfter(one.handedIn, one.postedAt));
  const others = ofPosted.filter((one) => !handedInAgain.includes(one));
  const edited = await allOrNone(signal, (signal) =>
    Promise.all(
      others
        .slice(0, MOST_LOOKED_AT)
        .map(async (one) => ((await inTurn(() => isEdited(caller, one, signal))) ? [one] : [])),
    ),
  );
  const those = [
    ...handedInAgain,
    ...edited.flat(),
    ...inAnotherDocument(students, all, givenHere, posted),
  ];
  return [...Map.groupBy(those, ({ assignmentId }) => assignmentId)].map(
    ([assignmentId, some]) => ({
      assignmentId,
      students: new Set(some.map(({ studentId }) => studentId)).size,
    }),
  );
}
