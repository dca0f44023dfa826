import { wordCount } from '../../../lib/words/word-count.ts';
import type { Student } from '../../assignment/index.ts';
import type { SkillInClass } from '../class-skills.ts';
import { namesOf } from '../skill-names.ts';
import { wholeSentences } from './whole-sentences.ts';

export interface LineToRead {
  words: string;
  student: Student;
  /** What the words were praised for. */
  praisedFor: string;
}

/** Shorter praised words, such as a single verb, say nothing when read on their own. */
const FEWEST_WORDS = 4;

const isLong = (words: string) => wordCount(words) >= FEWEST_WORDS;

/** A text of the student's that has the words; '' where none has. */
export type TextWith = (student: Student, words: string) => string;

/** The sentences in which something was praised, each once, in the order of skills and names. */
export function linesToRead(doingWell: readonly SkillInClass[], textWith: TextWith): LineToRead[] {
  const lines = doingWell.flatMap(({ skill, students }) =>
    students.flatMap(({ student, evidence }) =>
      evidence
        .filter(({ words, isQuoted }) => isQuoted && isLong(words))
        .map(({ words }) => ({
          words: wholeSentences(words, textWith(student, words)),
          student,
          praisedFor: namesOf(skill).title,
        })),
    ),
  );
  // What it was first praised for: the order is by how many of the class do it.
  const byWords = new Map(
    lines.toReversed().map((line) => [`${line.student.userId} ${line.words}`, line]),
  );
  return [...byWords.values()].toReversed();
}
