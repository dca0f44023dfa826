import type { Student } from '../../assignment/index.ts';
import type { SkillInClass } from '../class-skills.ts';
import { namesOf } from '../skill-names.ts';

export interface LineToRead {
  words: string;
  student: Student;
  /** What the words were praised for. */
  praisedFor: string;
}

/** Shorter praised words, such as a single verb, say nothing when read on their own. */
const FEWEST_WORDS = 4;

const isLong = (words: string) => words.trim().split(/\s+/u).length >= FEWEST_WORDS;

/** What was praised in the class's texts, each once, in the order of skills and names. */
export function linesToRead(doingWell: readonly SkillInClass[]): LineToRead[] {
  const lines = doingWell.flatMap(({ skill, students }) =>
    students.flatMap(({ student, evidence }) =>
      evidence
        .filter(({ words, isQuoted }) => isQuoted && isLong(words))
        .map(({ words }) => ({ words, student, praisedFor: namesOf(skill).title })),
    ),
  );
  const byWords = new Map(lines.map((line) => [`${line.student.userId} ${line.words}`, line]));
  return [...byWords.values()];
}
