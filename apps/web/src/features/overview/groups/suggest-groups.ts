import { skillOf, type LessonGroup } from '@second-draft/contract';
import type { SkillInClass } from '../class-skills.ts';
import { titled } from '../skill-names.ts';

/** As many as one teacher can take in a lesson. */
const MOST = 5;
/** One student is not a group. */
const FEWEST = 2;

interface Waiting {
  skill: NonNullable<SkillInClass['skill']>;
  ids: readonly string[];
}

const largest = (all: readonly Waiting[]): Waiting | undefined =>
  all.toSorted((a, b) => b.ids.length - a.ids.length)[0];

/**
 * Up to five groups by next step, the largest first. Each student is in one: the largest that she
 * fits.
 */
export function suggestGroups(toTeach: readonly SkillInClass[]): LessonGroup[] {
  let waiting = toTeach.flatMap(({ skill, students }): Waiting[] =>
    skill === null ? [] : [{ skill, ids: students.map(({ student }) => student.userId) }],
  );
  const groups: LessonGroup[] = [];
  while (groups.length < MOST) {
    const next = largest(waiting);
    if (!next || next.ids.length < FEWEST) break;
    groups.push({
      id: next.skill,
      name: titled(skillOf(next.skill).title),
      studentIds: [...next.ids],
    });
    waiting = waiting
      .filter(({ skill }) => skill !== next.skill)
      .map(({ skill, ids }) => ({ skill, ids: ids.filter((id) => !next.ids.includes(id)) }));
  }
  return groups;
}
