import type { Assignment, Classroom, ClassMember, DriveFile } from '@second-draft/contract';
import type { ClassMembers } from './class-members.ts';
import { namesakesIn } from './shown-names.ts';
import type { AttachedFile, Course, Member, SetAssignment } from '../classroom-service/index.ts';

// The contract fixes these names: a file is a driveFile whichever service it comes from.

export const driveFileOf = ({ id, title, link }: AttachedFile): DriveFile => ({
  id,
  title,
  alternateLink: link,
});

const memberOf = ({ id, fullName, givenName, photoUrl }: Member): ClassMember => ({
  userId: id,
  profile: { name: { fullName, givenName }, photoUrl },
});

function studentsOf(students: readonly Member[]): ClassMember[] {
  const namesakes = namesakesIn(students);
  return students.map((student) => ({
    ...memberOf(student),
    shownName: namesakes.get(student.id),
  }));
}

export const classroomOf = (
  { link, ...course }: Course,
  { students, teachers = [] }: ClassMembers,
): Classroom => ({
  ...course,
  alternateLink: link,
  students: studentsOf(students ?? []),
  ...(students === undefined && { isRosterUnread: true }),
  teachers: teachers.map(memberOf),
});

export const assignmentOf = ({
  created,
  link,
  materials,
  workFolderId,
  ...work
}: SetAssignment): Assignment => ({
  ...work,
  creationTime: created,
  alternateLink: link,
  materials: materials.map((file) => ({ driveFile: file && driveFileOf(file) })),
  assignment: { studentWorkFolder: workFolderId === null ? null : { id: workFolderId } },
});
