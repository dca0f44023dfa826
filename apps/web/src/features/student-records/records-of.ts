import { givenAtOf, type HeldOfStudents } from '@second-draft/contract';

export interface RecordEntry {
  id: string;
  /** Null where it isn't known. */
  assignmentId: string | null;
  /** ISO 8601 instant at which the feedback was written. */
  writtenAt: string;
  /** What the feedback was about; null for a comment of the teacher's own. */
  category: string | null;
  studentText: string;
  typedByTeacher: boolean;
  feedback: string;
  nextSteps: string[];
  /** How it was given to the student; null while it hasn't been. */
  given: { how: 'posted' | 'copied'; at: string } | null;
}

export interface StudentRecord {
  key: string;
  name: string;
  /** Null where it isn't known. */
  courseId: string | null;
  /** Oldest first. */
  entries: RecordEntry[];
}

type Held = Omit<HeldOfStudents, 'exportedAt'>;
type Completion = Held['completions'][number];
type Given = Held['givenFeedbacks'][number];
type Owned = Pick<Completion, 'studentName' | 'courseId'> & { entry: RecordEntry };

function givenAs(given: Given): RecordEntry['given'] {
  const at = givenAtOf(given);
  return at === null ? null : { how: at === given.postedAt ? 'posted' : 'copied', at };
}

/** The words that the student got count, with those next steps that are still among them. */
function fromCompletion(completion: Completion, given: Given | undefined): Owned {
  const { id, assignmentId, createdAt, category, studentText, typedByTeacher, points } = completion;
  const feedback = given?.feedback ?? completion.feedback;
  const steps = points.filter(({ kind }) => kind === 'nextStep').map(({ comment }) => comment);
  const nextSteps = steps.filter((comment) => feedback.includes(comment));
  const entry = {
    id,
    assignmentId,
    writtenAt: createdAt,
    category,
    studentText,
    typedByTeacher,
    feedback,
    nextSteps,
    given: given ? givenAs(given) : null,
  };
  return { studentName: completion.studentName, courseId: completion.courseId, entry };
}

function ownComment(given: Given): Owned {
  const { id, assignmentId, writtenAt, studentText, typedByTeacher, feedback } = given;
  const said = { id, assignmentId, writtenAt, studentText, typedByTeacher, feedback };
  const entry = { ...said, category: null, nextSteps: [], given: givenAs(given) };
  return { studentName: given.studentName, courseId: given.courseId, entry };
}

/** What is held about each student, by name; namesakes of two classes stay apart. */
export function recordsOf({ completions, givenFeedbacks }: Held): StudentRecord[] {
  const givenById = new Map(givenFeedbacks.map((given) => [given.id, given]));
  const written = new Set(completions.map(({ id }) => id));
  const owned = [
    ...completions.map((completion) => fromCompletion(completion, givenById.get(completion.id))),
    ...givenFeedbacks.filter(({ id }) => !written.has(id)).map(ownComment),
  ];
  const byStudent = Map.groupBy(owned, ({ courseId, studentName }) => `${courseId} ${studentName}`);
  return [...byStudent]
    .map(([key, theirs]) => ({
      key,
      name: theirs[0]?.studentName ?? '',
      courseId: theirs[0]?.courseId ?? null,
      entries: theirs
        .map(({ entry }) => entry)
        .toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt)),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-NZ'));
}
