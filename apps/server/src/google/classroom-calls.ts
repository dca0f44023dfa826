import { z } from 'zod';
import type { CallGoogle, TryOptions } from './call.ts';
import * as answers from './classroom-answers.ts';
import type { Clients } from './clients.ts';
import type { CallKind } from './limits.ts';
import { allPages, listOf, pageOf, PAGE_SIZE } from './pages.ts';
import { unlessRefused, type Refusals } from './refusal.ts';

/** What a teacher's token can read in Classroom. */
export interface ClassroomCalls {
  /** Active classes that the teacher teaches. */
  courses(signal: AbortSignal): Promise<answers.GoogleCourse[]>;
  course(courseId: string, signal: AbortSignal): Promise<answers.GoogleCourse>;
  students(courseId: string, signal: AbortSignal): Promise<answers.GoogleMember[]>;
  teachers(courseId: string, signal: AbortSignal): Promise<answers.GoogleMember[]>;
  /** Published course work, in Google's order. */
  courseWork(courseId: string, signal: AbortSignal): Promise<answers.GoogleCourseWork[]>;
  submissions(
    courseId: string,
    courseWorkId: string,
    signal: AbortSignal,
  ): Promise<answers.GoogleSubmission[]>;
  /** Empty when there is no rubric, or the school has no rubrics in Classroom. */
  rubric(
    courseId: string,
    courseWorkId: string,
    signal: AbortSignal,
  ): Promise<answers.GoogleCriterion[]>;
}

/** A class that is not the teacher's is answered like one that isn't there. */
const notTheirs: Refusals = { 400: 'not_found', 403: 'not_found', 404: 'not_found' };

/** How a page of a list is asked for; `pageToken` is missing on the first. */
interface AskedPage {
  pageSize: number;
  pageToken?: string;
}

interface List<Item extends z.ZodType> {
  kind: CallKind;
  /** The answer's field that holds the items. */
  field: string;
  item: Item;
  refusals?: Refusals;
}

function createLister(call: CallGoogle) {
  return function list<Item extends z.ZodType>(
    { kind, field, item, refusals = notTheirs }: List<Item>,
    signal: AbortSignal,
    ask: (clients: Clients, page: AskedPage, options: TryOptions) => Promise<{ data: unknown }>,
  ): Promise<z.output<Item>[]> {
    const schema = pageOf(field, item);
    return allPages((next) =>
      call({ kind, signal, schema, refusals }, (clients, options) =>
        ask(clients, { pageSize: PAGE_SIZE, ...next }, options),
      ),
    );
  };
}

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

const rubricsAnswer = z.object({ rubrics: listOf(answers.rubric) });

export function classroomCalls(call: CallGoogle): ClassroomCalls {
  const list = createLister(call);
  return {
    courses: (signal) =>
      list(lists.courses, signal, ({ courses }, page, options) =>
        courses.list({ ...mine, ...page }, options),
      ),
    course: (id, signal) =>
      call(
        { kind: 'courses', signal, schema: answers.course, refusals: notTheirs },
        ({ courses }, options) => courses.get({ id }, options),
      ),
    students: (courseId, signal) =>
      list(lists.students, signal, ({ courses }, page, options) =>
        courses.students.list({ courseId, ...page }, options),
      ),
    teachers: (courseId, signal) =>
      list(lists.teachers, signal, ({ courses }, page, options) =>
        courses.teachers.list({ courseId, ...page }, options),
      ),
    courseWork: (courseId, signal) =>
      list(lists.courseWork, signal, ({ courses }, page, options) =>
        courses.courseWork.list({ courseId, ...page }, options),
      ),
    submissions: (courseId, courseWorkId, signal) =>
      list(lists.submissions, signal, ({ courses }, page, options) =>
        courses.courseWork.studentSubmissions.list({ courseId, courseWorkId, ...page }, options),
      ),
    async rubric(courseId, courseWorkId, signal) {
      const one = { courseId, courseWorkId, pageSize: 1 };
      const found = call(
        { kind: 'rubrics', signal, schema: rubricsAnswer, refusals: notTheirs },
        ({ courses }, options) => courses.courseWork.rubrics.list(one, options),
      );
      const { rubrics } = await unlessRefused(found, 403, { rubrics: [] });
      return rubrics[0]?.criteria ?? [];
    },
  };
}
