import * as z from 'zod';
import {
  assignment,
  assignmentProgress,
  changedSince,
  rubricCriterion,
  submission,
  waitingFeedback,
} from '../entities/assignment.ts';
import { classroom } from '../entities/classroom.ts';
import {
  classroomId,
  documentsRequest,
  fileId,
  fileInfo,
  readDocument,
} from '../entities/document.ts';
import { draft, savedDraft } from '../entities/draft.ts';
import { lessonGroup, writtenGroups } from '../entities/lesson-group.ts';
import { givenFeedback } from '../entities/second-draft.ts';
import { commentId, commentText, knownComment, postingAnswer } from '../entities/comment.ts';
import { oneAssignment } from './one-assignment.ts';
import { operation } from './operation.ts';
import { classroomErrors } from './shared-errors.ts';

const course = z.object({ courseId: classroomId });

/** What a comment is about, so that the student's next draft can be compared with it. */
const given = givenFeedback.extend({ courseId: classroomId, assignmentId: classroomId }).optional();

export const classroomOperations = {
  classrooms: operation({
    method: 'GET',
    path: '/api/classrooms',
    access: 'subscriber',
    answer: { kind: 'json', schema: z.array(classroom) },
    errors: classroomErrors,
  }),
  classroom: operation({
    method: 'GET',
    path: '/api/classrooms/:courseId',
    access: 'subscriber',
    params: course,
    answer: { kind: 'json', schema: classroom },
    errors: ['not_found', ...classroomErrors],
  }),
  assignments: operation({
    method: 'GET',
    path: '/api/assignments/:courseId',
    access: 'subscriber',
    params: course,
    answer: { kind: 'json', schema: z.array(assignment) },
    errors: ['not_found', ...classroomErrors],
  }),
  progress: operation({
    method: 'GET',
    path: '/api/progress/:courseId',
    access: 'subscriber',
    params: course,
    answer: { kind: 'json', schema: z.array(assignmentProgress) },
    errors: ['not_found', ...classroomErrors],
  }),
  /** Only assignments in which a student has changed something since. */
  changedSince: operation({
    method: 'GET',
    path: '/api/progress/:courseId/changed',
    access: 'subscriber',
    params: course,
    answer: { kind: 'json', schema: z.array(changedSince) },
    errors: ['not_found', ...classroomErrors],
  }),
  waiting: operation({
    method: 'GET',
    path: '/api/progress',
    access: 'subscriber',
    answer: { kind: 'json', schema: z.array(waitingFeedback) },
    errors: [],
  }),
  submissions: operation({
    method: 'GET',
    path: '/api/assignments/:courseId/:id',
    access: 'subscriber',
    params: oneAssignment,
    answer: { kind: 'json', schema: z.array(submission) },
    errors: ['not_found', ...classroomErrors],
  }),
  classroomRubric: operation({
    method: 'GET',
    path: '/api/classroomrubrics/:courseId/:id',
    access: 'subscriber',
    params: oneAssignment,
    answer: { kind: 'json', schema: z.array(rubricCriterion) },
    errors: ['not_found', ...classroomErrors],
  }),
  document: operation({
    method: 'GET',
    path: '/api/document/:docId',
    access: 'subscriber',
    params: z.object({ docId: fileId }),
    answer: { kind: 'text' },
    errors: ['not_found', 'document_unreadable', ...classroomErrors],
  }),
  slides: operation({
    method: 'GET',
    path: '/api/slides/:docId',
    access: 'subscriber',
    params: z.object({ docId: fileId }),
    answer: { kind: 'text' },
    errors: ['not_found', 'document_unreadable', 'presentations_off', ...classroomErrors],
  }),
  documents: operation({
    method: 'POST',
    path: '/api/documents',
    access: 'subscriber',
    body: documentsRequest,
    answer: { kind: 'lines', schema: readDocument },
    errors: classroomErrors,
  }),
  file: operation({
    method: 'GET',
    path: '/api/file/:fileId',
    access: 'subscriber',
    params: z.object({ fileId }),
    answer: { kind: 'json', schema: fileInfo },
    errors: ['file_not_picked', ...classroomErrors],
  }),
  comment: operation({
    method: 'POST',
    path: '/api/comment',
    access: 'subscriber',
    body: z.object({ docId: fileId, commentText, given, known: knownComment }),
    answer: { kind: 'json', schema: postingAnswer },
    errors: ['comment_refused', 'file_not_picked', 'not_found', 'posting_off', ...classroomErrors],
  }),
  changeComment: operation({
    method: 'PUT',
    path: '/api/comment',
    access: 'subscriber',
    body: z.object({ docId: fileId, commentId, commentText, given, known: knownComment }),
    answer: { kind: 'json', schema: postingAnswer },
    errors: ['comment_gone', 'comment_refused', 'posting_off', ...classroomErrors],
  }),
  drafts: operation({
    method: 'GET',
    path: '/api/drafts/:courseId/:id',
    access: 'subscriber',
    params: oneAssignment,
    answer: { kind: 'json', schema: z.array(draft) },
    errors: [],
  }),
  /** The teacher's groups for a lesson; null where she has never saved any. */
  groups: operation({
    method: 'GET',
    path: '/api/groups/:courseId/:id',
    access: 'subscriber',
    params: oneAssignment,
    answer: { kind: 'json', schema: z.object({ groups: z.array(lessonGroup).nullable() }) },
    errors: [],
  }),
  saveGroups: operation({
    method: 'PUT',
    path: '/api/groups/:courseId/:id',
    access: 'subscriber',
    params: oneAssignment,
    /** They replace what is stored, unless the browser says what it knew: then both are merged. */
    body: z.object({ groups: writtenGroups, knownGroups: writtenGroups.optional() }),
    answer: { kind: 'json', schema: z.object({ groups: z.array(lessonGroup) }) },
    errors: ['changed_elsewhere'],
  }),
  /** Also after her access has ended: what she was given or typed until then is not lost. */
  saveDraft: operation({
    method: 'PUT',
    path: '/api/drafts/:courseId/:id/:docId',
    access: 'teacher',
    params: oneAssignment.extend({ docId: fileId }),
    body: savedDraft,
    answer: { kind: 'empty' },
    errors: ['draft_changed', 'drafts_full'],
  }),
};
