import type { Draft, Point, SeenSkill, SkillId } from '@second-draft/contract';
import type { Student, StudentWork } from '../assignment/index.ts';
import type { Glances } from './reading/use-glances.ts';
import { isStillSaid } from './still-said.ts';

/** What feedback tells a student about a skill, or what the rules see of it in her text. */
export interface Evidence {
  /** Her own words or, if none are quoted, the comment. */
  words: string;
  isQuoted: boolean;
}

export interface OwnPoint {
  student: Student;
  kind: Point['kind'];
  /** Null if the point's subject isn't known. */
  skill: SkillId | null;
  evidence: readonly Evidence[];
  /** What the feedback was asked for; null for what the rules see. */
  category: string | null;
}

/** A student's points, and who made them; null where nothing is known of her text. */
export interface StudentPoints {
  student: Student;
  by: 'feedback' | 'rules' | null;
  points: readonly OwnPoint[];
}

export const hasFeedback = ({ feedback }: Pick<Draft, 'feedback'>): boolean =>
  (feedback ?? '').trim() !== '';

const quoted = (words: string): Evidence => ({ words, isQuoted: true });

function evidenceIn({ comment, quotations }: Point): Evidence[] {
  if (quotations.length === 0) return [{ words: comment, isQuoted: false }];
  return quotations.map(({ text }) => quoted(text));
}

/** Without challenges: what only strong writers are asked is nothing to teach a class. */
function pointsOf(student: Student, { feedback, points, category }: Draft): OwnPoint[] {
  return points
    .filter(({ isChallenge }) => !isChallenge)
    .filter((point) => feedback !== null && isStillSaid(point, feedback))
    .map((point) => {
      const { kind, skill } = point;
      return { student, kind, skill, evidence: evidenceIn(point), category };
    });
}

const seenBy = (student: Student, { kind, skill, quotations }: SeenSkill): OwnPoint => ({
  student,
  kind,
  skill,
  evidence: quotations.map(quoted),
  category: null,
});

/** Of students who have feedback: what the rules see in these texts isn't counted. */
export function documentsWithFeedback(
  students: readonly StudentWork[],
  drafts: ReadonlyMap<string, Draft>,
): ReadonlySet<string> {
  const isGiven = ({ files }: StudentWork) =>
    files.some(({ id }) => hasFeedback(drafts.get(id) ?? { feedback: null }));
  return new Set(students.filter(isGiven).flatMap(({ files }) => files.map(({ id }) => id)));
}

/** From the student's feedback where she has any, else from what the rules see in her texts. */
export function pointsOfStudents(
  students: readonly StudentWork[],
  drafts: ReadonlyMap<string, Draft>,
  glances: Glances,
): StudentPoints[] {
  return students.map(({ student, files }) => {
    const given = files.flatMap(({ id }) => drafts.get(id) ?? []).filter(hasFeedback);
    if (given.length > 0)
      return {
        student,
        by: 'feedback',
        points: given.flatMap((draft) => pointsOf(student, draft)),
      };
    const seen = files.flatMap(({ id }) => glances.get(id) ?? []).filter((one) => !one.isToRead);
    const points = seen.flatMap((one) => one.seen.map((each) => seenBy(student, each)));
    return { student, by: seen.length > 0 ? 'rules' : null, points };
  });
}
