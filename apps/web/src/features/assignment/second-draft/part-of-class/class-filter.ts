import { watchedValue, type WatchedValue } from '../../../../lib/state/watched-value.ts';
import type { CurrentStudent } from '../../class/current-student.ts';
import type { StudentWork } from '../../documents/attached-file.ts';
import type { WorkStore } from '../../work/work-store.ts';
import { hasGiven, isChangedSince } from '../asking/second-draft-of.ts';
import type { SecondDrafts } from '../asking/second-drafts.ts';

export type Group = 'changed' | 'unchanged' | 'notGiven';

interface Class {
  students: readonly StudentWork[];
  store: WorkStore;
  secondDrafts: SecondDrafts;
  current: CurrentStudent;
}

export interface ClassFilter {
  /** Null for the whole class. */
  chosen: WatchedValue<Group | 'lookFirst' | null>;
  /**
   * The students of the chosen group when it was chosen: nobody goes from under the teacher's hands
   * while she works through it.
   */
  shown: WatchedValue<readonly StudentWork[]>;
  choose: (group: Group | null) => void;
  /** Those who need a closer look. */
  chooseThese: (userIds: readonly string[]) => void;
  groupOf: (student: StudentWork) => Group;
}

export function createClassFilter({ students, store, secondDrafts, current }: Class): ClassFilter {
  const chosen = watchedValue<Group | 'lookFirst' | null>(null);
  const shown = watchedValue(students);

  function groupOf({ files }: StudentWork): Group {
    const works = files.map(({ id }) => store.get(id));
    const drafts = works.map(secondDrafts.of);
    if (drafts.some(isChangedSince)) return 'changed';
    const isPosted = works.some(({ comment }) => comment !== null);
    return drafts.some(hasGiven) || isPosted ? 'unchanged' : 'notGiven';
  }

  function show(those: readonly StudentWork[]): void {
    shown.set(those);
    const userIds = those.map(({ student }) => student.userId);
    const [first] = userIds;
    if (first !== undefined && !userIds.includes(current.id.get() ?? '')) current.id.set(first);
  }

  return {
    chosen,
    shown,
    groupOf,
    choose(group) {
      const those = students.filter((student) => group === null || groupOf(student) === group);
      chosen.set(group);
      show(those);
    },
    chooseThese(userIds) {
      chosen.set('lookFirst');
      show(students.filter(({ student }) => userIds.includes(student.userId)));
    },
  };
}
