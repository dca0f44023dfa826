import type { GoogleEmulator } from '../options.ts';
import { course, fileIds, story, student } from './small-school.ts';

const classPath = `/v1/courses/${course.id}`;
const workPath = `${classPath}/courseWork/${story.id}`;
const commentsPath = `/drive/v3/files/${fileIds.story}/comments`;

/** Placeholder that `withOwnComment` replaces. */
const OWN_COMMENT = 'own-comment';

interface SampleCall {
  path: string;
  body?: object;
}

/** By method id; each succeeds for a teacher who has picked the story. */
export const sampleCalls: Readonly<Record<string, SampleCall>> = {
  'classroom.courses.list': { path: '/v1/courses?teacherId=me&courseStates=ACTIVE' },
  'classroom.courses.get': { path: classPath },
  'classroom.courses.students.list': { path: `${classPath}/students?pageSize=1` },
  'classroom.courses.teachers.list': { path: `${classPath}/teachers` },
  'classroom.userProfiles.get': { path: `/v1/userProfiles/${student.id}` },
  'classroom.courses.courseWork.list': { path: `${classPath}/courseWork` },
  'classroom.courses.courseWork.get': { path: workPath },
  'classroom.courses.courseWork.studentSubmissions.list': {
    path: `${workPath}/studentSubmissions`,
  },
  'classroom.courses.courseWork.rubrics.list': { path: `${workPath}/rubrics` },
  'docs.documents.get': { path: `/v1/documents/${fileIds.story}?includeTabsContent=true` },
  'slides.presentations.get': { path: `/v1/presentations/${fileIds.slides}` },
  'drive.files.get': { path: `/drive/v3/files/${fileIds.story}?fields=*` },
  'drive.comments.create': { path: `${commentsPath}?fields=*`, body: { content: 'Ka pai!' } },
  'drive.comments.update': {
    path: `${commentsPath}/${OWN_COMMENT}?fields=*`,
    body: { content: 'Tino pai!' },
  },
  'drive.comments.list': { path: `${commentsPath}?fields=*` },
  'oauth2.userinfo.get': { path: '/oauth2/v2/userinfo' },
};

/**
 * Creates a comment on the story.
 * @returns puts the comment's id into a sample call's path
 */
export async function withOwnComment(
  emulator: GoogleEmulator,
  token: string,
): Promise<(path: string) => string> {
  const { path = '', body } = sampleCalls['drive.comments.create'] ?? {};
  const made = await emulator.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  const { id } = made.json<{ id: string }>();
  return (of) => of.replace(OWN_COMMENT, id);
}
