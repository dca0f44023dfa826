import type { FileKind } from '@second-draft/contract';

/** A class, as the classroom service lists it. */
export interface Course {
  id: string;
  name: string;
  descriptionHeading: string | null;
  room: string | null;
  /** Where the service itself shows it; empty where it has no pages. */
  link: string;
}

/** A student or teacher of a class. */
export interface Member {
  id: string;
  fullName: string;
  givenName: string;
  photoUrl: string | null;
}

/** A file that was handed out or handed in. */
export interface AttachedFile {
  id: string;
  title: string;
  /** Where it opens for people; empty where the service has no pages. */
  link: string;
  /** Null where nothing tells without reading it. */
  kind: FileKind | null;
}

/** A piece of writing that was set. */
export interface SetAssignment {
  id: string;
  title: string;
  description: string;
  /** ISO 8601 instant; empty where nobody knows. */
  created: string;
  link: string;
  /** What was handed out with it, null for what is no file: a material keeps its place. */
  materials: (AttachedFile | null)[];
  /** The folder that the service keeps students' copies in. */
  workFolderId: string | null;
}

/** What one student handed in for an assignment. */
export interface HandedIn {
  id: string;
  studentId: string;
  files: AttachedFile[];
}

/** One criterion of an assignment's rubric. */
export interface Criterion {
  id: string;
  title: string;
  description: string;
}

/** What the service says of a file that the product has access to. */
export interface FileFacts {
  id: string;
  name: string;
  /** Null for a file of another kind. */
  kind: FileKind | null;
  /** Whether the teacher has picked it for this product. */
  isPicked: boolean;
  canComment: boolean;
  /** ISO 8601 instant. */
  modified: string | null;
}

/** A comment that stands beside a student's writing now. */
export interface PostedComment {
  id: string;
  /** ISO 8601 instant. */
  posted: string;
}
