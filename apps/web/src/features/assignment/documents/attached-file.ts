import type { FileKind, HandIn, Submission } from '@second-draft/contract';

export interface AttachedFile {
  id: string;
  title: string;
  link: string;
  /** Null when the link doesn't tell. */
  kind: FileKind | null;
  handIn: HandIn | null;
  student: Student;
  /** Others who handed in the same file. */
  sharedWith: readonly Student[];
}

export interface Student {
  userId: string;
  /** To show: namesakes in the class are told apart. */
  fullName: string;
  /** To send. */
  onRoster: string;
  firstName: string;
  /** To show away from her text: the first name, or the full one where another has that first name. */
  shortName: string;
  photoUrl: string | null;
}

export interface StudentWork {
  student: Student;
  files: readonly AttachedFile[];
}

export function kindOfLink(link: string): FileKind | null {
  if (link.includes('/presentation/')) return 'presentation';
  return link.includes('/document/') ? 'document' : null;
}

function workOf(submission: Submission, isNamesake: boolean): StudentWork {
  const fullName = submission.shownName ?? submission.username;
  const student: Student = {
    userId: submission.userId,
    fullName,
    onRoster: submission.username,
    firstName: submission.firstName,
    shortName: isNamesake ? fullName : submission.firstName,
    photoUrl: submission.photoUrl,
  };
  const files = submission.assignmentSubmission.attachments.map(({ driveFile }) => ({
    id: driveFile.id,
    title: driveFile.title,
    link: driveFile.alternateLink,
    kind: kindOfLink(driveFile.alternateLink),
    handIn: submission.handIn,
    student,
    sharedWith: [],
  }));
  return { student, files };
}

const isFirst = (file: AttachedFile, index: number, files: readonly AttachedFile[]) =>
  files.findIndex(({ id }) => id === file.id) === index;

/** A file is one student's, so that what is written on it has one name: the first's who handed it in. */
function withSharedOnce(works: readonly StudentWork[]): StudentWork[] {
  const holders = Map.groupBy(
    works.flatMap(({ files }) => files),
    ({ id }) => id,
  );
  return works.map(({ student, files }) => ({
    student,
    files: files.flatMap((file) => {
      const [first, ...others] = (holders.get(file.id) ?? []).map((one) => one.student);
      if (first !== student) return [];
      return [{ ...file, sharedWith: others }];
    }),
  }));
}

/**
 * Sorted by full name. Presentations count only with `slides` on; students left without a file are
 * omitted.
 */
export function studentsWithWork(
  submissions: readonly Submission[],
  { slides }: { slides: boolean },
): StudentWork[] {
  const called = Map.groupBy(submissions, ({ firstName }) => firstName);
  const works = submissions
    .map((one) => workOf(one, (called.get(one.firstName)?.length ?? 0) > 1))
    .map(({ student, files }) => ({
      student,
      files: files.filter((file) => slides || file.kind !== 'presentation').filter(isFirst),
    }))
    .toSorted((a, b) => a.student.fullName.localeCompare(b.student.fullName, 'en-NZ'));
  return withSharedOnce(works).filter(({ files }) => files.length > 0);
}
