/** A person with an account at the pretend school, or a private one when `domain` is missing. */
export interface Person {
  /** Google's account id: 21 digits. */
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  /** The school's Workspace domain (`hd`); private accounts have none. */
  domain?: string;
  /** Whether the account has a photo; the emulator draws one at `/photos/{id}`. */
  photo?: boolean;
}

/** A text by a student, a school's notice or a template; paragraphs are separated by `\n`. */
export interface SchoolDocument {
  kind: 'document';
  /** Drive file id: 44 characters of A–Z, a–z, 0–9, - and _. */
  id: string;
  title: string;
  ownerId: string;
  /** ISO 8601 instant of the last edit. */
  modified: string;
  body: string;
}

export interface SchoolSlide {
  title: string;
  body: string;
  notes?: string;
}

export interface SchoolPresentation {
  kind: 'presentation';
  id: string;
  title: string;
  ownerId: string;
  modified: string;
  slides: SchoolSlide[];
}

export type SchoolFile = SchoolDocument | SchoolPresentation;

/** A criterion of a rubric that the teacher attached in Classroom. */
export interface SchoolCriterion {
  /** 16 letters or digits. */
  id: string;
  title: string;
  description: string;
  levels: { id: string; title: string; description: string; points: number }[];
}

/** States are Google's own names (StudentSubmission.state). */
export interface SchoolSubmission {
  id: string;
  studentId: string;
  state: 'NEW' | 'CREATED' | 'TURNED_IN' | 'RETURNED' | 'RECLAIMED_BY_STUDENT';
  /** Ids of files; empty when the student attached nothing. */
  fileIds: string[];
  updated?: string;
}

export interface SchoolAssignment {
  id: string;
  title: string;
  description: string;
  /** ISO 8601 instant. */
  created: string;
  /** The template handed out with 'Make a copy for each student'. */
  templateId?: string;
  rubric?: { id: string; criteria: SchoolCriterion[] };
  submissions: SchoolSubmission[];
}

export interface SchoolClass {
  id: string;
  name: string;
  section?: string;
  descriptionHeading?: string;
  room?: string;
  state: 'ACTIVE' | 'ARCHIVED';
  teacherIds: string[];
  studentIds: string[];
  assignments: SchoolAssignment[];
}

/** Everything that the emulator starts with. */
export interface School {
  people: Person[];
  classes: SchoolClass[];
  files: SchoolFile[];
}
