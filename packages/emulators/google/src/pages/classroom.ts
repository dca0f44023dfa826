import type { FastifyInstance } from 'fastify';
import { workFolderId } from '../links.ts';
import type { Store } from '../store/store.ts';
import { assignmentPage, assignmentPath, coursePage } from './classroom-page.ts';
import { sendNotFound, sendPage } from './layout.ts';

export function registerClassroomPages(app: FastifyInstance, store: Store): void {
  const { directory } = store;

  app.get<{ Params: { courseId: string } }>('/c/:courseId', (request, reply) => {
    const course = directory.course(request.params.courseId);
    if (!course) return sendNotFound(reply, 'class');
    return sendPage(reply, { title: course.name, shape: 'sheet', body: coursePage(course) });
  });

  app.get<{ Params: { courseId: string; id: string } }>(
    '/c/:courseId/a/:id/details',
    (request, reply) => {
      const course = directory.course(request.params.courseId);
      const assignment = course?.assignments.find(({ id }) => id === request.params.id);
      if (!course || !assignment) return sendNotFound(reply, 'assignment');
      const body = assignmentPage(course, assignment, store);
      return sendPage(reply, { title: assignment.title, shape: 'sheet', body });
    },
  );

  app.get<{ Params: { id: string } }>('/drive/folders/:id', (request, reply) => {
    for (const course of directory.school.classes) {
      const found = course.assignments.find((one) => workFolderId(one) === request.params.id);
      if (found) return reply.redirect(assignmentPath(course, found));
    }
    return sendNotFound(reply, 'folder');
  });
}
