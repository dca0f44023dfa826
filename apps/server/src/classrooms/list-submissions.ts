import type { Submission } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import {
  allOrNone,
  type GoogleDriveFile,
  type GoogleMember,
  type GoogleSubmission,
} from '../google/index.ts';
import type { ClassroomServices } from './services.ts';

const byName = new Intl.Collator('en-NZ');

const isPresentation = ({ alternateLink }: GoogleDriveFile) =>
  alternateLink.includes('/presentation/');

function toSubmission(
  { id, userId, assignmentSubmission }: GoogleSubmission,
  student: GoogleMember,
  withSlides: boolean,
): Submission {
  const { name, photoUrl } = student.profile;
  const attachments = assignmentSubmission.attachments
    .filter((driveFile) => driveFile !== null)
    .filter((driveFile) => withSlides || !isPresentation(driveFile))
    .map((driveFile) => ({ driveFile }));
  return {
    id,
    userId,
    username: name.fullName,
    firstName: name.givenName,
    photoUrl,
    assignmentSubmission: { attachments },
  };
}

/**
 * What the class's students have attached to an assignment, by the students' full names. Those who
 * attached nothing, or have left the class, are left out.
 */
export async function listSubmissions(
  { google, rosters }: ClassroomServices,
  caller: Caller,
  { courseId, id }: { courseId: string; id: string },
  signal: AbortSignal,
): Promise<Submission[]> {
  const teacher = google.forTeacher(caller.googleToken);
  const [students, submissions] = await allOrNone(signal, (signal) =>
    Promise.all([teacher.students(courseId, signal), teacher.submissions(courseId, id, signal)]),
  );
  rosters.remember(caller, courseId, { students });
  const byId = new Map(students.map((student) => [student.userId, student]));
  return submissions
    .flatMap((submission) => {
      const student = byId.get(submission.userId);
      return student ? [toSubmission(submission, student, caller.account.settings.slides)] : [];
    })
    .filter(({ assignmentSubmission }) => assignmentSubmission.attachments.length > 0)
    .toSorted((a, b) => byName.compare(a.username, b.username));
}
