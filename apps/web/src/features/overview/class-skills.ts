import { skills, type Draft, type Point, type SkillId } from '@second-draft/contract';
import type { Student, StudentWork } from '../assignment/index.ts';
import { isStillSaid } from './still-said.ts';

/** What a student is told about a skill. */
export interface Evidence {
  /** Her own words; where none are quoted, what she is told. */
  words: string;
  isQuoted: boolean;
}

export interface StudentEvidence {
  student: Student;
  /** The same words once. */
  evidence: readonly Evidence[];
}

export interface SkillInClass {
  /** Null for points of which it isn't known what they are about. */
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
  students: number;
}

interface OwnPoint {
  student: Student;
  point: Point;
  category: string | null;
}

export const hasFeedback = ({ feedback }: Pick<Draft, 'feedback'>): boolean =>
  (feedback ?? '').trim() !== '';

function pointsOf(students: readonly StudentWork[], drafts: ReadonlyMap<string, Draft>) {
  return students.flatMap(({ student, files }) =>
    files.flatMap(({ id }): OwnPoint[] => {
      const draft = drafts.get(id);
      if (!draft) return [];
      const { feedback, points, category } = draft;
      return points
        .filter((point) => feedback !== null && isStillSaid(point, feedback))
        .map((point) => ({ student, point, category }));
    }),
  );
}

function evidenceIn({ comment, quotations }: Point): Evidence[] {
  if (quotations.length === 0) return [{ words: comment, isQuoted: false }];
  return quotations.map(({ text }) => ({ words: text, isQuoted: true }));
}

function evidenceOf(points: readonly OwnPoint[]): Evidence[] {
  const all = points.flatMap(({ point }) => evidenceIn(point));
  return [...new Map(all.map((one) => [one.words, one])).values()];
}

function inClass(skill: SkillId | null, points: readonly OwnPoint[]): SkillInClass {
  const byStudent = Map.groupBy(points, ({ student }) => student.userId);
  const categories = points.map(({ category }) => category).filter((one) => one !== null);
  return {
    skill,
    askedFor: [...new Set(categories)],
    students: [...byStudent.values()].flatMap((theirs) => {
      const student = theirs[0]?.student;
      return student ? [{ student, evidence: evidenceOf(theirs) }] : [];
    }),
  };
}

const rank = new Map<SkillId | null, number>(skills.map(({ id }, index) => [id, index]));
const rankOf = (skill: SkillId | null) => rank.get(skill) ?? skills.length;

/** Those of most students first; what is about no known skill last. */
function bySkill(points: readonly OwnPoint[]): SkillInClass[] {
  return [...Map.groupBy(points, ({ point }) => point.skill)]
    .map(([skill, theirs]) => inClass(skill, theirs))
    .toSorted(
      (a, b) =>
        Number(a.skill === null) - Number(b.skill === null) ||
        b.students.length - a.students.length ||
        rankOf(a.skill) - rankOf(b.skill),
    );
}

/** @param drafts by document; those of documents that nobody in the class has are left out */
export function skillsOfClass(
  students: readonly StudentWork[],
  drafts: ReadonlyMap<string, Draft>,
): ClassSkills {
  const points = pointsOf(students, drafts);
  const of = (kind: Point['kind']) => bySkill(points.filter(({ point }) => point.kind === kind));
  const isGiven = (id: string) => {
    const draft = drafts.get(id);
    return draft !== undefined && hasFeedback(draft);
  };
  return {
    doingWell: of('strength'),
    toTeach: of('nextStep'),
    studentsWithFeedback: students.filter(({ files }) => files.some(({ id }) => isGiven(id)))
      .length,
    students: students.length,
  };
}
