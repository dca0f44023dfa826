import type { Person, School, SchoolAssignment, SchoolClass, SchoolFile } from '../school/types.ts';

interface Placement {
  course: SchoolClass;
  assignment: SchoolAssignment;
  role: 'work' | 'template';
}

export type Access = 'none' | 'reader' | 'writer';

export interface Directory {
  readonly school: School;
  person: (id: string) => Person | undefined;
  /** By account id, email address (any case) or `me`. */
  resolve: (userId: string, me: Person) => Person | undefined;
  byEmail: (email: string) => Person | undefined;
  /** As the school's administrator would. */
  rename: (person: Person, givenName: string) => void;
  file: (id: string) => SchoolFile | undefined;
  course: (id: string) => SchoolClass | undefined;
  /** Owners and the class's teachers write; students read their class's templates. */
  access: (person: Person, file: SchoolFile) => Access;
  isHandedIn: (fileId: string) => boolean;
  /** Hands in another file where the first was handed in; that one stays with its owner. */
  replaceWork: (fileId: string, by: SchoolFile) => void;
}

export const fullName = ({ givenName, familyName }: Person): string =>
  `${givenName} ${familyName}`.trim();

export function teaches(person: Person, course: SchoolClass): boolean {
  return course.teacherIds.includes(person.id);
}

export function studies(person: Person, course: SchoolClass): boolean {
  return course.studentIds.includes(person.id);
}

export function isMember(person: Person, course: SchoolClass): boolean {
  return teaches(person, course) || studies(person, course);
}

function placements(school: School): Map<string, Placement[]> {
  const placed = new Map<string, Placement[]>();
  const add = (fileId: string, placement: Placement) =>
    placed.set(fileId, [...(placed.get(fileId) ?? []), placement]);
  for (const course of school.classes) {
    for (const assignment of course.assignments) {
      if (assignment.templateId)
        add(assignment.templateId, { course, assignment, role: 'template' });
      for (const fileId of assignment.submissions.flatMap((one) => one.fileIds))
        add(fileId, { course, assignment, role: 'work' });
    }
  }
  return placed;
}

export function createDirectory(school: School): Directory {
  const people = new Map(school.people.map((person) => [person.id, person]));
  const emails = new Map(school.people.map((person) => [person.email.toLowerCase(), person]));
  const files = new Map(school.files.map((file) => [file.id, file]));
  const courses = new Map(school.classes.map((course) => [course.id, course]));
  const placed = placements(school);
  const worksOf = (fileId: string) =>
    (placed.get(fileId) ?? []).filter(({ role }) => role === 'work');

  const byEmail = (email: string) => emails.get(email.toLowerCase());

  return {
    school,
    byEmail,
    person: (id) => people.get(id),
    resolve: (userId, me) => (userId === 'me' ? me : (people.get(userId) ?? byEmail(userId))),
    rename(person, givenName) {
      const renamed = { ...person, givenName };
      people.set(renamed.id, renamed);
      emails.set(renamed.email.toLowerCase(), renamed);
    },
    file: (id) => files.get(id),
    course: (id) => courses.get(id),
    access(person, file) {
      if (file.ownerId === person.id) return 'writer';
      const places = placed.get(file.id) ?? [];
      if (places.some(({ course }) => teaches(person, course))) return 'writer';
      const handedOut = ({ role, course }: Placement) =>
        role === 'template' && studies(person, course);
      return places.some(handedOut) ? 'reader' : 'none';
    },
    isHandedIn: (fileId) => worksOf(fileId).length > 0,
    replaceWork(fileId, by) {
      const works = worksOf(fileId);
      for (const { assignment } of works)
        for (const submission of assignment.submissions) {
          if (!submission.fileIds.includes(fileId)) continue;
          submission.fileIds = submission.fileIds.map((id) => (id === fileId ? by.id : id));
          submission.updated = by.modified;
        }
      placed.delete(fileId);
      placed.set(by.id, works);
      files.set(by.id, by);
      school.files.push(by);
    },
  };
}
