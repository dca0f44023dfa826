import type { FileKind, HandIn } from '@second-draft/contract';
import {
  memberOf,
  type AttachedFile,
  type Course,
  type HandedIn,
  type Member,
  type SetAssignment,
} from '../../classroom-service/index.ts';
import type {
  GoogleCourse,
  GoogleCourseWork,
  GoogleDriveFile,
  GoogleMember,
  GoogleSubmission,
} from './answers.ts';

/** Classroom doesn't tell a file's kind; the link to its editor does. */
function kindOf({ alternateLink }: GoogleDriveFile): FileKind | null {
  if (alternateLink.includes('/presentation/')) return 'presentation';
  return alternateLink.includes('/document/') ? 'document' : null;
}

const toFile = (file: GoogleDriveFile): AttachedFile => ({
  id: file.id,
  title: file.title,
  link: file.alternateLink,
  kind: kindOf(file),
});

export const toCourse = ({ alternateLink: link, ...course }: GoogleCourse): Course => ({
  ...course,
  link,
});

export const toMember = ({ userId: id, profile }: GoogleMember): Member =>
  memberOf({ id, ...profile.name, photoUrl: profile.photoUrl });

/** Questions are answered in Classroom itself, not in a document. */
export const isWriting = ({ workType }: GoogleCourseWork): boolean =>
  !workType.endsWith('_QUESTION');

export const toAssignment = (work: GoogleCourseWork): SetAssignment => ({
  id: work.id,
  title: work.title,
  description: work.description,
  created: work.creationTime,
  link: work.alternateLink,
  materials: work.materials.map((file) => file && toFile(file)),
  workFolderId: work.assignment.studentWorkFolder?.id ?? null,
});

const HANDED_IN = 'TURNED_IN';

const handInStates = new Map<string, HandIn['state']>([
  [HANDED_IN, 'handed_in'],
  ['RETURNED', 'returned'],
]);

/** Classroom lists the changes of state in no promised order. */
function handInOf({ state, submissionHistory }: GoogleSubmission): HandIn {
  const times = submissionHistory.flatMap((change) =>
    change?.state === HANDED_IN ? [change.stateTimestamp] : [],
  );
  return {
    state: handInStates.get(state) ?? 'not_handed_in',
    handedIn: times.toSorted().at(-1) ?? null,
  };
}

export const toHandedIn = (submission: GoogleSubmission): HandedIn => ({
  id: submission.id,
  assignmentId: submission.courseWorkId,
  studentId: submission.userId,
  handIn: handInOf(submission),
  files: submission.assignmentSubmission.attachments.filter((file) => file !== null).map(toFile),
});
