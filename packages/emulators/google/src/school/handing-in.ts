import { classroomId, fileId, submissionId } from './ids.ts';
import { accountOf, personCalled } from './people.ts';
import type { StudentText } from './texts/student-text.ts';
import type {
  Person,
  SchoolAssignment,
  SchoolFile,
  SchoolSlide,
  SchoolSubmission,
} from './types.ts';

export interface SetWork {
  /** Unique, e.g. `room-12/camp`. */
  key: string;
  title: string;
  description: string;
  /** ISO 8601 instant. */
  created: string;
  template?: SchoolFile;
  rubric?: NonNullable<SchoolAssignment['rubric']>;
  students: Person[];
  texts?: StudentText[];
  /** ISO 8601 instants; required if there are texts. */
  lessons?: string[];
  /** Second attachments, by account name. */
  extras?: Record<string, SchoolFile>;
  /** By account name; others are TURNED_IN with a file, NEW without. */
  states?: Record<string, SchoolSubmission['state']>;
}

export interface HandedOut {
  assignment: SchoolAssignment;
  files: SchoolFile[];
}

function editedAt(lessons: string[], index: number): string {
  const lesson = lessons[index % lessons.length];
  if (!lesson) throw new Error('texts need the lessons in which they were written');
  return new Date(Date.parse(lesson) + index * 97_000).toISOString();
}

function slidesOf(body: string): SchoolSlide[] {
  return body.split('\n\n').map((slide) => {
    const [first = '', ...rest] = slide.split('\n');
    return rest.length > 0 ? { title: first, body: rest.join('\n') } : { title: '', body: first };
  });
}

/** A copy made by Classroom is named after the student and begins with the template. */
function fileOf(text: StudentText, modified: string, template?: SchoolFile): SchoolFile {
  const owner = personCalled(text.student);
  const base = { id: fileId(text.id), ownerId: owner.id, modified };
  if (text.presentation) {
    return { ...base, kind: 'presentation', title: text.title, slides: slidesOf(text.body) };
  }
  if (template?.kind !== 'document') {
    return { ...base, kind: 'document', title: text.title, body: text.body };
  }
  const title = `${owner.givenName} ${owner.familyName} - ${template.title}`;
  const body = text.wholeDocument ? text.body : `${template.body}\n${text.body}`;
  return { ...base, kind: 'document', title, body };
}

/** The files include the template. */
export function handOut(work: SetWork): HandedOut {
  const files: SchoolFile[] = work.template ? [work.template] : [];
  const submissions = work.students.map((person, index): SchoolSubmission => {
    const account = accountOf(person);
    const written = (work.texts ?? [])
      .filter((text) => text.student === account)
      .map((text) => fileOf(text, editedAt(work.lessons ?? [], index), work.template));
    const extra = work.extras?.[account];
    const attached = extra ? [...written, extra] : written;
    files.push(...attached);
    const state = work.states?.[account] ?? (attached.length > 0 ? 'TURNED_IN' : 'NEW');
    const submission = {
      id: submissionId(`${work.key}/${account}`),
      studentId: person.id,
      state,
      fileIds: attached.map((file) => file.id),
    };
    const updated = attached[0]?.modified ?? (state === 'NEW' ? undefined : work.created);
    return updated ? { ...submission, updated } : submission;
  });
  const { key, title, description, created, template, rubric } = work;
  return {
    assignment: {
      id: classroomId(key),
      title,
      description,
      created,
      ...(template && { templateId: template.id }),
      ...(rubric && { rubric }),
      submissions,
    },
    files,
  };
}
