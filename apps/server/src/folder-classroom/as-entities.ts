import { givenNameIn } from '@second-draft/feedback';
import {
  memberOf,
  type Course,
  type FileFacts,
  type HandedIn,
  type Member,
  type SetAssignment,
} from '../classroom-service/index.ts';
import type { AssignmentPlace, Ids } from './ids.ts';

export const asCourse = (ids: Ids, name: string): Course => ({
  id: ids.course(name),
  name: name.normalize('NFC'),
  descriptionHeading: null,
  room: null,
  link: '',
});

export const asMember = (ids: Ids, course: string, fullName: string): Member =>
  memberOf({
    id: ids.student(course, fullName),
    fullName,
    givenName: givenNameIn(fullName),
    photoUrl: null,
  });

export const asAssignment = (ids: Ids, place: AssignmentPlace, created: string): SetAssignment => ({
  id: ids.assignment(place),
  title: place.assignment.normalize('NFC'),
  description: '',
  created,
  link: '',
  materials: [],
  workFolderId: null,
});

export const asHandedIn = (
  ids: Ids,
  place: AssignmentPlace,
  student: string,
  files: readonly string[],
): HandedIn => ({
  id: ids.submission(place, student),
  assignmentId: ids.assignment(place),
  studentId: ids.student(place.course, student),
  handIn: null,
  files: files.map((file) => ({
    id: ids.file({ ...place, file }),
    title: file.normalize('NFC'),
    link: '',
    kind: 'document',
  })),
});

export const asFileFacts = (id: string, file: string, modified: string): FileFacts => ({
  id,
  name: file.normalize('NFC'),
  kind: 'document',
  isPicked: false,
  canComment: false,
  modified,
});
