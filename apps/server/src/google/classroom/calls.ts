import { googleScopes } from '@second-draft/contract';
import * as z from 'zod';
import type { TeacherClassroom } from '../../classroom-service/index.ts';
import {
  allPages,
  fieldsOf,
  listOf,
  pageFieldsOf,
  pageOf,
  PAGE_SIZE,
  unlessRefused,
  type Answer,
  type CallGoogle,
  type CallKind,
  type Clients,
  type Refusals,
  type TryOptions,
} from '../calling/index.ts';
import * as answers from './answers.ts';
import { isWriting, toAssignment, toCourse, toHandedIn, toMember } from './to-classroom.ts';

type ClassroomCalls = Pick<
  TeacherClassroom,
  | 'courses'
  | 'course'
  | 'students'
  | 'teachers'
  | 'assignments'
  | 'submissions'
  | 'allSubmissions'
  | 'rubric'
>;

/** A class that isn't the teacher's is answered like one that doesn't exist. */
const notTheirs: Refusals = { 400: 'not_found', 403: 'not_found', 404: 'not_found' };

const tokenRefused: Refusals = { 400: 'classroom_unavailable' };

/** `pageToken` is missing for the first page. */
interface AskedPage {
  fields: string;
  pageSize: number;
  pageToken?: string;
}

interface List<Item extends z.ZodType> {
  kind: CallKind;
  field: string;
  item: Item;
  refusals?: Refusals;
}

function createLister(call: CallGoogle) {
  return function list<Item extends z.ZodType>(
    { kind, field, item, refusals = notTheirs }: List<Item>,
    signal: AbortSignal,
    ask: (clients: Clients, page: AskedPage, options: TryOptions) => Promise<Answer>,
  ): Promise<z.output<Item>[]> {
    const schema = pageOf(field, item);
    const asked = { pageSize: PAGE_SIZE, fields: pageFieldsOf(field, item) };
    return allPages((next) => {
      // The class was found on the first page: a later 400 is about the token.
      const refused = next.pageToken === undefined ? refusals : { ...refusals, ...tokenRefused };
      return call({ kind, signal, schema, refusals: refused }, (clients, options) =>
        ask(clients, { ...asked, ...next }, options),
      );
    });
  };
}

/** In place of an assignment's id. */
const OF_ALL = '-';

const mine = { teacherId: 'me', courseStates: ['ACTIVE'] };

const lists = {
  courses: { kind: 'courses', field: 'courses', item: answers.course, refusals: {} },
  students: { kind: 'rosters', field: 'students', item: answers.member },
  teachers: { kind: 'rosters', field: 'teachers', item: answers.member },
  courseWork: { kind: 'courseWork', field: 'courseWork', item: answers.courseWork },
  submissions: {
    kind: 'submissions',
    field: 'studentSubmissions',
    item: answers.studentSubmission,
  },
} as const;

const courseFields = fieldsOf(answers.course);
const rubricsAnswer = z.object({ rubrics: listOf(answers.rubric) });

export function classroomCalls(call: CallGoogle, scopes: readonly string[]): ClassroomCalls {
  const list = createLister(call);
  const submissions: ClassroomCalls['submissions'] = async (courseId, courseWorkId, signal) => {
    const found = await list(lists.submissions, signal, ({ courses }, page, options) =>
      courses.courseWork.studentSubmissions.list({ courseId, courseWorkId, ...page }, options),
    );
    return found.map(toHandedIn);
  };
  return {
    async courses(signal) {
      const found = await list(lists.courses, signal, ({ courses }, page, options) =>
        courses.list({ ...mine, ...page }, options),
      );
      return found.map(toCourse);
    },
    async course(id, signal) {
      const asked = {
        kind: 'courses',
        signal,
        schema: answers.course,
        refusals: notTheirs,
      } as const;
      return toCourse(
        await call(asked, ({ courses }, options) =>
          courses.get({ id, fields: courseFields }, options),
        ),
      );
    },
    async students(courseId, signal) {
      const found = await list(lists.students, signal, ({ courses }, page, options) =>
        courses.students.list({ courseId, ...page }, options),
      );
      return found.map(toMember);
    },
    async teachers(courseId, signal) {
      const found = await list(lists.teachers, signal, ({ courses }, page, options) =>
        courses.teachers.list({ courseId, ...page }, options),
      );
      return found.map(toMember);
    },
    async assignments(courseId, signal) {
      const found = await list(lists.courseWork, signal, ({ courses }, page, options) =>
        courses.courseWork.list({ courseId, ...page }, options),
      );
      return found.filter(isWriting).map(toAssignment);
    },
    submissions,
    allSubmissions: (courseId, signal) => submissions(courseId, OF_ALL, signal),
    async rubric(courseId, courseWorkId, signal) {
      // Google may show submissions without their course work.
      if (!scopes.includes(googleScopes.studentCoursework)) return [];
      const fields = `rubrics(${fieldsOf(answers.rubric)})`;
      const one = { courseId, courseWorkId, pageSize: 1, fields };
      const found = call(
        { kind: 'rubrics', signal, schema: rubricsAnswer, refusals: notTheirs },
        ({ courses }, options) => courses.courseWork.rubrics.list(one, options),
      );
      const { rubrics } = await unlessRefused(found, 403, { rubrics: [] });
      return rubrics[0]?.criteria ?? [];
    },
  };
}
