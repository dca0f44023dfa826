import { describe, expect, test } from 'vitest';
import { scopes } from '../scopes.ts';
import { listen } from '../testing/listening.ts';
import { classmate, course, fileIds, story, student } from '../testing/small-school.ts';
import { publicOrigin, refusal } from '../testing/start.ts';

const { as } = listen();
const courseId = course.id;
const courseWorkId = story.id;
const studentScopes = scopes('classroom.coursework.me.readonly');
const asStudent = () => as({ email: student.email, scopes: studentScopes }).classroom;

describe('course work', () => {
  test('assignments are listed newest first, with the template as a material', async () => {
    const { data } = await as().classroom.courses.courseWork.list({ courseId });
    expect(data.courseWork?.map(({ title }) => title)).toEqual(['A report', 'A story']);
    expect(data.courseWork?.[1]?.materials).toEqual([
      {
        driveFile: {
          driveFile: {
            id: fileIds.template,
            title: 'Story template',
            alternateLink: `${publicOrigin}/document/d/${fileIds.template}/edit`,
          },
          shareMode: 'STUDENT_COPY',
        },
      },
    ]);
    expect(data.courseWork?.[0]).not.toHaveProperty('materials');
    expect(data.courseWork?.[0]).not.toHaveProperty('description');
  });

  test('the order can be turned round, and drafts are none', async () => {
    const { courseWork } = as().classroom.courses;
    const oldest = await courseWork.list({ courseId, orderBy: 'updateTime asc', pageSize: 1 });
    expect(oldest.data.courseWork?.[0]?.title).toBe('A story');
    expect((await courseWork.list({ courseId, courseWorkStates: ['DRAFT'] })).data).toEqual({});
  });

  test('only a teacher is told of the folder with the students’ work', async () => {
    const get = { courseId, id: courseWorkId };
    const seenByTeacher = await as().classroom.courses.courseWork.get(get);
    expect(seenByTeacher.data.assignment?.studentWorkFolder?.id).toBeTruthy();
    expect((await asStudent().courses.courseWork.get(get)).data.assignment).toEqual({});
  });

  test('an assignment that does not exist is not found', async () => {
    const call = as().classroom.courses.courseWork.get({ courseId, id: '1' });
    expect(await refusal(call)).toMatchObject({ status: 404 });
  });
});

describe('submissions', () => {
  test('a teacher sees everybody’s, with attachments that do not say what they are', async () => {
    const { data } = await as().classroom.courses.courseWork.studentSubmissions.list({
      courseId,
      courseWorkId,
    });
    expect(data.studentSubmissions?.map(({ userId }) => userId)).toEqual([
      student.id,
      classmate.id,
    ]);
    const [first, second] = data.studentSubmissions ?? [];
    expect(first?.assignmentSubmission?.attachments?.[0]?.driveFile).toEqual({
      id: fileIds.story,
      title: 'Hemi - A story',
      alternateLink: expect.stringContaining('/document/d/'),
    });
    expect(second?.assignmentSubmission).toEqual({});
    expect(second).not.toHaveProperty('updateTime');
  });

  test('a dash stands for all assignments; some links hide the kind of file', async () => {
    const { data } = await as().classroom.courses.courseWork.studentSubmissions.list({
      courseId,
      courseWorkId: '-',
      states: ['CREATED'],
    });
    const [only] = data.studentSubmissions ?? [];
    expect(only?.assignmentSubmission?.attachments?.[0]?.driveFile?.alternateLink).toBe(
      `${publicOrigin}/open?id=${fileIds.hidden}`,
    );
  });

  test('the scope for submissions alone is enough for them', async () => {
    const submissionsOnly = scopes('classroom.student-submissions.students.readonly');
    const { courseWork } = as({ scopes: submissionsOnly }).classroom.courses;
    const { status } = await courseWork.studentSubmissions.list({ courseId, courseWorkId });
    expect(status).toBe(200);
    expect(await refusal(courseWork.list({ courseId }))).toMatchObject({ status: 403 });
  });

  test('a student sees their own only', async () => {
    const { studentSubmissions } = asStudent().courses.courseWork;
    const { data } = await studentSubmissions.list({ courseId, courseWorkId: '-' });
    expect(new Set(data.studentSubmissions?.map(({ userId }) => userId))).toEqual(
      new Set([student.id]),
    );
    const others = studentSubmissions.list({ courseId, courseWorkId, userId: classmate.id });
    expect(await refusal(others)).toMatchObject({ status: 403 });
  });

  test('a student whose token has a teacher’s scopes is refused', async () => {
    const { studentSubmissions } = as({ email: student.email }).classroom.courses.courseWork;
    const call = studentSubmissions.list({ courseId, courseWorkId });
    expect(await refusal(call)).toMatchObject({ status: 403 });
  });
});

describe('rubrics', () => {
  test('an assignment has at most one, and a level without points has none', async () => {
    const { data } = await as().classroom.courses.courseWork.rubrics.list({
      courseId,
      courseWorkId,
      pageSize: 20,
    });
    expect(data.rubrics).toHaveLength(1);
    expect(data.rubrics?.[0]?.criteria?.[0]?.id).toMatch(/^[a-z0-9]{16}$/i);
    expect(data.rubrics?.[0]?.criteria?.[0]?.levels?.map(({ points }) => points)).toEqual([
      undefined,
      2,
    ]);
  });

  test('an assignment without a rubric gets an empty answer', async () => {
    const { data } = await as().classroom.courses.courseWork.rubrics.list({
      courseId,
      courseWorkId: '200000000002',
    });
    expect(data).toEqual({});
  });
});
