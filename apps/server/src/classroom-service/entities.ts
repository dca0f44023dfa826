import type { FileKind, HandIn } from '@second-draft/contract';

export interface Course {
  id: string;
  name: string;
  descriptionHeading: string | null;
  room: string | null;
  /** The service's own page of the class; empty where it has none. */
  link: string;
}

/** Made by `memberOf`. */
export interface Member {
  id: string;
  /** To show: neither is empty, and both are as the contract takes them. */
  fullName: string;
  givenName: string;
  /** To conceal: whole, and empty where the service has no name. */
  onRoster: { fullName: string; givenName: string };
  photoUrl: string | null;
}

export interface AttachedFile {
  id: string;
  title: string;
  /** Opens the file for people; empty where the service has no pages. */
  link: string;
  /** Null when only reading the file would tell. */
  kind: FileKind | null;
}

export interface SetAssignment {
  id: string;
  title: string;
  description: string;
  /** ISO 8601 instant; empty when unknown. */
  created: string;
  link: string;
  /** Null for a material that is no file, to keep the others' places. */
  materials: (AttachedFile | null)[];
  workFolderId: string | null;
}

export interface HandedIn {
  id: string;
  assignmentId: string;
  studentId: string;
  /** Null for a service in which nothing is handed in. */
  handIn: HandIn | null;
  files: AttachedFile[];
}

export interface Criterion {
  id: string;
  title: string;
  description: string;
}

export interface FileFacts {
  id: string;
  name: string;
  /** Null for a file of another kind. */
  kind: FileKind | null;
  /** The teacher has picked it for this product. */
  isPicked: boolean;
  canComment: boolean;
  /** ISO 8601 instant. */
  modified: string | null;
}

export interface PostedComment {
  id: string;
  /** ISO 8601 instant. */
  posted: string;
}
