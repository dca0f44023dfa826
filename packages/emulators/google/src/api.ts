import { courseWorkGet, courseWorkList } from './classroom/course-work.ts';
import { coursesGet, coursesList } from './classroom/courses.ts';
import { studentsList, teachersList, userProfilesGet } from './classroom/rosters.ts';
import { rubricsList } from './classroom/rubrics.ts';
import { studentSubmissionsList } from './classroom/submissions.ts';
import { documentsGet } from './docs/documents.ts';
import { commentsCreate, commentsList, commentsUpdate } from './drive/comments.ts';
import { filesGet } from './drive/files.ts';
import type { ApiMethod } from './http/method.ts';
import { userInfoGet } from './oauth/user-info.ts';
import { presentationsGet } from './slides/presentations.ts';

export const methods: readonly ApiMethod[] = [
  coursesList,
  coursesGet,
  studentsList,
  teachersList,
  userProfilesGet,
  courseWorkList,
  courseWorkGet,
  studentSubmissionsList,
  rubricsList,
  documentsGet,
  presentationsGet,
  filesGet,
  commentsCreate,
  commentsUpdate,
  commentsList,
  userInfoGet,
];
