import { withoutQuotations, type ReadingLevel } from '@second-draft/contract';
import type { DraftPoint } from '../../checks/draft-point.ts';
import { lengthRange } from '../../checks/whole-feedback/length.ts';
import { composeFeedback } from '../../compose.ts';
import { limitsOf } from '../../reading/level-limits.ts';
import { gradeOf, readabilityOf } from '../../reading/readability.ts';
import { countWords } from '../../text/words.ts';
import { avoidedIn } from '../../voice/avoided-words.ts';
import type { AlreadySaid } from './already-said.ts';

/** What a feedback should be like. */
export interface Aim {
  wordCount: number;
  readingLevel: ReadingLevel | null;
  studentName: string;
  /** The student's own words, in lower case: none of them is hard. */
  known: ReadonlySet<string>;
  /** Only praise: no next step. */
  isPraise: boolean;
  /** Only spelling is asked about. */
  isSpelling?: boolean;
  alreadySaid: AlreadySaid;
  /** Words that the teacher never writes. */
  avoids: readonly string[];
}

/** The cost of repeating a sentence that the class has been given. */
const WORN = 6;

/** The cost of each word too many: more than a point left out. */
const OVER = 60;

/** The cost of a word that the teacher never writes: more than a point left out. */
const AVOIDED = 200;

/** The cost of praise for effort when there is something better to praise. */
const EFFORT = 45;

/** The value of a word that says how to take a step, while there is room. */
const WORD = 0.35;

/** The value of showing a step at another place. */
const PLACE = 8;

const placesOfSteps = (points: readonly DraftPoint[]) =>
  points.reduce(
    (sum, { kind, quotations }) => sum + (kind === 'nextStep' ? quotations.length : 0),
    0,
  );

/** How far points are from what was asked for; 0 is perfect. Being short costs little: nothing is padded. */
export function scoreOf(points: readonly DraftPoint[], aim: Aim): number {
  const feedback = composeFeedback(points);
  const words = countWords(feedback);
  const over = words - lengthRange(aim.wordCount).most;
  return (
    Math.max(0, over) * OVER +
    aboveLevel(feedback, aim) +
    aim.alreadySaid.worn(feedback) * WORN +
    avoidedIn(feedback, aim.avoids).length * AVOIDED +
    alike(points) * 10 -
    placesOfSteps(points) * PLACE +
    points.filter(({ rule }) => rule === 'effort').length * EFFORT -
    Math.min(words, aim.wordCount) * WORD
  );
}

/** Reading above the level costs most; below it, little. */
function aboveLevel(feedback: string, { readingLevel, studentName, known }: Aim): number {
  const counts = readabilityOf(feedback, [studentName], known);
  const limits = limitsOf(readingLevel);
  const grade = gradeOf(counts);
  const [from, to] = limits.grades;
  const mean = Math.max(0, counts.words / Math.max(1, counts.sentences) - limits.meanWords);
  const longest = Math.max(0, counts.longest - limits.mostWords);
  const unfamiliar = Math.max(
    0,
    counts.unfamiliar / Math.max(1, counts.words) - (limits.unfamiliar ?? 1),
  );
  return (
    Math.max(0, grade - to) * 12 +
    Math.max(0, from - grade) * 8 +
    (mean + longest) * 15 +
    unfamiliar * 400
  );
}

/** Counts points of the same build: those that begin with the same words, or with a quotation. */
function alike(points: readonly DraftPoint[]): number {
  const builds = points.map(({ comment }) => withoutQuotations(comment).trim().split(/\s+/u));
  const starts = builds.map((words) => words.slice(0, 2).join(' ').toLowerCase());
  const quotes = points.map(({ comment }) => comment.replace(/^[^,“]*, /u, '').startsWith('“'));
  const sameStart = starts.length - new Set(starts).size;
  const sameQuote = Math.max(0, quotes.filter(Boolean).length - 1);
  return sameStart + sameQuote;
}
