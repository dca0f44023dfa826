import type { Submission } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import type { HandedIn, Member } from '../classroom-service/index.ts';
import { allOrNone } from '../scheduling/index.ts';
import { driveFileOf } from './as-declared.ts';
import type { Rosters } from './rosters.ts';
import { namesakesIn } from './shown-names.ts';

const byName = new Intl.Collator('en-NZ');

function submissionOf(
  { id, studentId, handIn, files }: HandedIn,
  { fullName, givenName, photoUrl }: Member,
  shownName: string | undefined,
  hasSlides: boolean,
): Submission {
  const attachments = files
    .filter(({ kind }) => hasSlides || kind !== 'presentation')
    .map((file) => ({ driveFile: driveFileOf(file) }));
  return {
    id,
    userId: studentId,
    username: fullName,
    shownName,
    firstName: givenName,
    photoUrl,
    handIn,
    assignmentSubmission: { attachments },
  };
}

/** Sorted by full name, without students who attached nothing or have left the class. */
export async function listSubmissions(
  rosters: Rosters,
  caller: Caller,
  { courseId, id }: { courseId: string; id: string },
  signal: AbortSignal,
): Promise<Submission[]> {
  const { classroom, account } = caller;
  const [students, handedIn] = await allOrNone(signal, (signal) =>
    Promise.all([
      classroom.students(courseId, signal),
      classroom.submissions(courseId, id, signal),
    ]),
  );
  rosters.remember(caller, courseId, { students });
  const byId = new Map(students.map((student) => [student.id, student]));
  const namesakes = namesakesIn(students);
  return handedIn
    .flatMap((one) => {
      const student = byId.get(one.studentId);
      return student
        ? [submissionOf(one, student, namesakes.get(student.id), account.settings.slides)]
        : [];
    })
    .filter(({ assignmentSubmission }) => assignmentSubmission.attachments.length > 0)
    .toSorted((a, b) => byName.compare(a.username, b.username));
}
