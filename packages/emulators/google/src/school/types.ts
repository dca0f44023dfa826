export interface Person {
  /** Google's account id: 21 digits. */
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  /** The Workspace domain (`hd`); private accounts have none. */
  domain?: string;
  /** The emulator draws one at `/photos/{id}`. */
  photo?: boolean;
}

/** In `body`, `\n` separates paragraphs. */
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

export interface SchoolCriterion {
  /** 16 letters or digits. */
  id: string;
  title: string;
  description: string;
  levels: { id: string; title: string; description: string; points: number }[];
}

/** States have Google's names (StudentSubmission.state). */
export interface SchoolSubmission {
  id: string;
  studentId: string;
  state: 'NEW' | 'CREATED' | 'TURNED_IN' | 'RETURNED' | 'RECLAIMED_BY_STUDENT';
  /** Empty when the student attached nothing. */
  fileIds: string[];
  updated?: string;
}

export interface SchoolAssignment {
  id: string;
  title: string;
  description: string;
  /** ISO 8601 instant. */
  created: string;
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

export interface School {
  people: Person[];
  classes: SchoolClass[];
  files: SchoolFile[];
}
