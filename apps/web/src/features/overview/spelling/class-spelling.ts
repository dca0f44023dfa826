import type { MisspeltWord } from '@second-draft/contract';
import type { Student, StudentWork } from '../../assignment/index.ts';
import type { Glances } from '../reading/use-glances.ts';

/** A word that the class misspells. */
export interface WordToLearn {
  /** Null if it isn't certain which word is meant. */
  right: string | null;
  /** As the students wrote it, in lower case, each spelling once. */
  written: readonly string[];
  /** By name, each once. */
  students: readonly Student[];
}

interface OwnWord extends MisspeltWord {
  student: Student;
}

const shown = ({ right, written }: WordToLearn) => right ?? written[0] ?? '';

const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)];

function wordOf(theirs: readonly OwnWord[]): WordToLearn {
  return {
    right: theirs[0]?.right ?? null,
    written: distinct(theirs.map(({ written }) => written)),
    students: distinct(theirs.map(({ student }) => student)),
  };
}

/** The words that students of this class misspelt, those of most students first. */
export function spellingOfClass(
  students: readonly StudentWork[],
  glances: Glances,
): readonly WordToLearn[] {
  const all = students.flatMap(({ student, files }) =>
    files.flatMap(({ id }) =>
      (glances.get(id)?.misspelt ?? []).map((word): OwnWord => ({ ...word, student })),
    ),
  );
  const byMeant = Map.groupBy(all, ({ right, written }) =>
    right === null ? `? ${written}` : right,
  );
  return [...byMeant.values()]
    .map(wordOf)
    .toSorted(
      (a, b) => b.students.length - a.students.length || shown(a).localeCompare(shown(b), 'en-NZ'),
    );
}
