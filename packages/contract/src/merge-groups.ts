import type { LessonGroup } from './entities/lesson-group.ts';
import { changedOf, mergeById, type Sides } from './merge-by-id.ts';

type Groups = readonly LessonGroup[];

/** Group ids by student. */
const seatsIn = (groups: Groups) =>
  new Map(groups.flatMap(({ id, studentIds }) => studentIds.map((student) => [student, id])));

const hasSameStudents = (one: LessonGroup, other: LessonGroup) =>
  one.studentIds.length === other.studentIds.length &&
  one.studentIds.every((id) => other.studentIds.includes(id));

const hasSame = (one: LessonGroup, other: LessonGroup) =>
  one.name === other.name && hasSameStudents(one, other);

const mergeNames = (known: LessonGroup | undefined, mine: LessonGroup, theirs: LessonGroup) => [
  { ...mine, name: changedOf(known?.name, mine.name, theirs.name) },
];

/**
 * Keeps what two tabs or devices have done to the groups since both had the same. Each student is
 * in one group: where I have put her, if I have moved her.
 */
export function mergeGroups({ known, mine, theirs }: Sides<LessonGroup>): LessonGroup[] {
  const groups = mergeById({ known, mine, theirs }, { isSame: hasSame, mergeBoth: mergeNames });
  const [before, here, there] = [seatsIn(known), seatsIn(mine), seatsIn(theirs)];
  const students = [...new Set([...here.keys(), ...there.keys()])];
  const seatOf = (id: string) => changedOf(before.get(id), here.get(id), there.get(id));
  return groups.map((group) => ({
    ...group,
    studentIds: students.filter((student) => seatOf(student) === group.id),
  }));
}
