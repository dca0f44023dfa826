import { isHandedIn, type AssignmentProgress } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import type { HandedIn } from '../classroom-service/index.ts';
import type { DraftStore } from '../drafts/index.ts';
import { allOrNone } from '../scheduling/index.ts';
import { placeOf } from './place-of.ts';

const countStudents = (some: readonly HandedIn[]) =>
  new Set(some.map(({ studentId }) => studentId)).size;

/** For each assignment that someone in the class has a document for. */
export async function assignmentProgress(
  drafts: Pick<DraftStore, 'withFeedback'>,
  { classroom, account }: Caller,
  courseId: string,
  signal: AbortSignal,
): Promise<AssignmentProgress[]> {
  const [students, all, feedback] = await allOrNone(signal, (signal) =>
    Promise.all([
      classroom.students(courseId, signal),
      classroom.allSubmissions(courseId, signal),
      drafts.withFeedback(account.id),
    ]),
  );
  const inClass = new Set(students.map(({ id }) => id));
  const isRead = ({ kind }: HandedIn['files'][number]) =>
    account.settings.slides || kind !== 'presentation';
  const withDocuments = all.filter(
    ({ studentId, files }) => inClass.has(studentId) && files.some(isRead),
  );
  const isPosted = new Map(feedback.map((one) => [placeOf(one), one.isOnDocument]));
  return [...Map.groupBy(withDocuments, ({ assignmentId }) => assignmentId)].map(
    ([assignmentId, some]) => {
      const having = (is: (place: string) => boolean) =>
        countStudents(
          some.filter(({ files }) =>
            files.some(({ id: documentId }) => is(placeOf({ assignmentId, documentId }))),
          ),
        );
      return {
        assignmentId,
        withDocuments: countStudents(some),
        handedIn: some.every(({ handIn }) => handIn === null)
          ? null
          : countStudents(some.filter(({ handIn }) => isHandedIn(handIn))),
        withFeedback: having((place) => isPosted.has(place)),
        posted: having((place) => isPosted.get(place) === true),
      };
    },
  );
}
