import type { classroom_v1 } from '@googleapis/classroom';
import type { ApiMethod } from '../http/method.ts';
import { paged } from '../http/paging.ts';
import { readCourseWork } from './course-work.ts';
import { assignmentOf, courseOf } from './membership.ts';
import { checkRole } from './roles.ts';

export const rubricsList: ApiMethod<classroom_v1.Schema$ListRubricsResponse> = {
  id: 'classroom.courses.courseWork.rubrics.list',
  verb: 'GET',
  path: '/v1/courses/:courseId/courseWork/:courseWorkId/rubrics',
  scopes: readCourseWork,
  query: { pageSize: 'integer', pageToken: 'string' },
  answer(call) {
    const course = courseOf(call);
    checkRole(call, course);
    const { id: courseWorkId, rubric, created } = assignmentOf(call, course, 'courseWorkId');
    const times = { creationTime: created, updateTime: created };
    const rubrics = rubric ? [{ courseId: course.id, courseWorkId, ...rubric, ...times }] : [];
    const { items, ...next } = paged(call, rubrics, { standard: 1, most: 1 });
    return { rubrics: items, ...next };
  },
};
