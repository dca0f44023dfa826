import type { SchoolAssignment, SchoolClass, SchoolFile } from './school/types.ts';

export interface Links {
  file(file: SchoolFile): string;
  /** Doesn't say what kind of file it is; many submissions carry this form. */
  open(file: SchoolFile): string;
  photo(personId: string): string;
  course(course: SchoolClass): string;
  assignment(course: SchoolClass, assignment: SchoolAssignment): string;
  folder(folderId: string): string;
}

export function filePath(file: SchoolFile): string {
  return `/${file.kind}/d/${file.id}/edit`;
}

/** The Drive folder in which Classroom keeps the assignment's work. */
export function workFolderId(assignment: SchoolAssignment): string {
  return `1folder${assignment.id}`;
}

export function createLinks(publicOrigin: () => string): Links {
  const at = (path: string) => publicOrigin() + path;
  const course = ({ id }: SchoolClass) => at(`/c/${id}`);
  return {
    course,
    file: (file) => at(filePath(file)),
    open: (file) => at(`/open?id=${file.id}`),
    photo: (personId) => at(`/photos/${personId}`),
    assignment: (of, assignment) => `${course(of)}/a/${assignment.id}/details`,
    folder: (folderId) => at(`/drive/folders/${folderId}`),
  };
}
