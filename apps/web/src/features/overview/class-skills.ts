import { skills, type Draft, type Point, type SkillId } from '@second-draft/contract';
import type { Student, StudentWork } from '../assignment/index.ts';
import { pointsOfStudents, type Evidence, type OwnPoint } from './class-points.ts';
import type { Glances } from './reading/use-glances.ts';

export interface StudentEvidence {
  student: Student;
  /** The same words once. */
  evidence: readonly Evidence[];
  /** There is no feedback yet: this is what the rules see. */
  isByRules: boolean;
}

export interface SkillInClass {
  /** Null for points whose skill isn't known. */
  skill: SkillId | null;
  /** By name, each once however many documents she has. */
  students: readonly StudentEvidence[];
  /** The categories and criteria that the feedback was asked for, by draft. */
  askedFor: readonly string[];
}

export interface ClassSkills {
  doingWell: readonly SkillInClass[];
  toTeach: readonly SkillInClass[];
  studentsWithFeedback: number;
  /** Students without feedback whose text the rules have read. */
  studentsSeen: number;
  students: number;
}

function evidenceOf(points: readonly OwnPoint[]): Evidence[] {
  const all = points.flatMap(({ evidence }) => evidence);
  return [...new Map(all.map((one) => [one.words, one])).values()];
}

type Seen = ReadonlySet<Student>;

function inClass(skill: SkillId | null, points: readonly OwnPoint[], byRules: Seen): SkillInClass {
  const byStudent = Map.groupBy(points, ({ student }) => student);
  const categories = points.map(({ category }) => category).filter((one) => one !== null);
  return {
    skill,
    askedFor: [...new Set(categories)],
    students: [...byStudent].map(([student, theirs]) => ({
      student,
      evidence: evidenceOf(theirs),
      isByRules: byRules.has(student),
    })),
  };
}

const rank = new Map<SkillId | null, number>(skills.map(({ id }, index) => [id, index]));
const rankOf = (skill: SkillId | null) => rank.get(skill) ?? skills.length;

/** Those of most students first; those about no known skill last. */
function bySkill(points: readonly OwnPoint[], byRules: Seen): SkillInClass[] {
  return [...Map.groupBy(points, ({ skill }) => skill)]
    .map(([skill, theirs]) => inClass(skill, theirs, byRules))
    .toSorted(
      (a, b) =>
        Number(a.skill === null) - Number(b.skill === null) ||
        b.students.length - a.students.length ||
        rankOf(a.skill) - rankOf(b.skill),
    );
}

/**
 * @param drafts by document; those of documents that nobody in the class has are left out
 * @param glances what the rules see, for students who have no feedback yet
 */
export function skillsOfClass(
  students: readonly StudentWork[],
  drafts: ReadonlyMap<string, Draft>,
  glances: Glances = new Map(),
): ClassSkills {
  const known = pointsOfStudents(students, drafts, glances);
  const byRules = new Set(known.filter(({ by }) => by === 'rules').map(({ student }) => student));
  const points = known.flatMap((one) => one.points);
  const of = (kind: Point['kind']) =>
    bySkill(
      points.filter((point) => point.kind === kind),
      byRules,
    );
  return {
    doingWell: of('strength'),
    toTeach: of('nextStep'),
    studentsWithFeedback: known.filter(({ by }) => by === 'feedback').length,
    studentsSeen: byRules.size,
    students: students.length,
  };
}
