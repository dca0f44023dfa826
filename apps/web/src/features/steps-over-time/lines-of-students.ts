import {
  shownNameOf,
  type Assignment,
  type ClassMember,
  type SkillId,
  type StepsGiven,
  type Verdict,
} from '@second-draft/contract';

export interface StepOnLine {
  /** Unique in its place. */
  id: string;
  /** Null for a step that isn't about a known skill. */
  skill: SkillId | null;
  /** Null until the student's text has been read again. */
  verdict: Verdict | null;
  /** How many times this skill has been the student's next step by then; 1 for the first. */
  time: number;
}

export interface PlaceOnLine {
  assignmentId: string;
  /** Null where the assignment is gone. */
  title: string | null;
  /** ISO 8601 instant. */
  givenAt: string;
  steps: readonly StepOnLine[];
}

export interface StudentLine {
  student: ClassMember;
  /** Oldest first. */
  places: readonly PlaceOnLine[];
}

function placesOf(given: readonly StepsGiven[], titles: ReadonlyMap<string, string>) {
  const times = new Map<SkillId, number>();
  const timeOf = (skill: SkillId | null) => {
    if (skill === null) return 1;
    const time = (times.get(skill) ?? 0) + 1;
    times.set(skill, time);
    return time;
  };
  return given
    .toSorted((one, other) => Date.parse(one.givenAt) - Date.parse(other.givenAt))
    .map(({ assignmentId, givenAt, steps }): PlaceOnLine => ({
      assignmentId,
      title: titles.get(assignmentId) ?? null,
      givenAt,
      steps: steps.map(({ skill, verdict }, index) => ({
        id: String(index),
        skill,
        verdict,
        time: timeOf(skill),
      })),
    }));
}

/** Each student who was given feedback, by name. */
export function linesOfStudents(
  students: readonly ClassMember[],
  given: readonly StepsGiven[],
  assignments: readonly Assignment[],
): StudentLine[] {
  const titles = new Map(assignments.map(({ id, title }) => [id, title]));
  const byStudent = Map.groupBy(given, ({ studentId }) => studentId);
  return students
    .filter(({ userId }) => byStudent.has(userId))
    .map((student) => ({
      student,
      places: placesOf(byStudent.get(student.userId) ?? [], titles),
    }))
    .toSorted((a, b) => shownNameOf(a.student).localeCompare(shownNameOf(b.student), 'en-NZ'));
}
