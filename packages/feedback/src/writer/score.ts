import type { ReadingLevel } from '@second-draft/contract';
import type { DraftPoint } from '../checks/draft-point.ts';
import { pointText } from '../compose.ts';
import { limitsOf } from '../reading/level-limits.ts';
import { gradeOf, readabilityOf, type Readability } from '../reading/readability.ts';
import { countWords } from '../text/words.ts';
import type { AlreadySaid } from './already-said.ts';
import type { Plan } from './plan.ts';

/** What a plan is to come to. */
export interface Aim {
  wordCount: number;
  readingLevel: ReadingLevel | null;
  studentName: string;
  alreadySaid: AlreadySaid;
}

/** Measures plans; the same sentence is measured once. */
export class Scorer {
  readonly #aim: Aim;
  readonly #measured = new Map<string, { counts: Readability; words: number; worn: number }>();

  constructor(aim: Aim) {
    this.#aim = aim;
  }

  /** How far a plan is from what was asked; 0 is perfect. */
  score(plan: Plan, points: readonly DraftPoint[]): number {
    const measured = points.map((point) => this.#measure(pointText(point)));
    const words = measured.reduce((sum, one) => sum + one.words, 0);
    const worn = measured.reduce((sum, one) => sum + one.worn, 0);
    const counts = measured.map((one) => one.counts).reduce(added);
    return this.#length(words) + this.#level(counts) + worn + preference(plan);
  }

  #measure(text: string) {
    const known = this.#measured.get(text);
    if (known !== undefined) return known;
    const fresh = {
      counts: readabilityOf(text, [this.#aim.studentName]),
      words: countWords(text),
      worn: this.#aim.alreadySaid.worn(text),
    };
    this.#measured.set(text, fresh);
    return fresh;
  }

  #length(words: number): number {
    const share = Math.abs(words - this.#aim.wordCount) / this.#aim.wordCount;
    return share <= 0.05 ? 0 : (share - 0.05) * 200 + (share > 0.09 ? 20 : 0);
  }

  #level(counts: Readability): number {
    const limits = limitsOf(this.#aim.readingLevel);
    const grade = gradeOf(counts);
    const [from, to] = limits.grades;
    const stray = Math.max(0, from + 0.2 - grade, grade - to + 0.2);
    const mean = Math.max(0, counts.words / counts.sentences - limits.meanWords + 0.5);
    const longest = Math.max(0, counts.longest - limits.mostWords);
    const unfamiliar =
      limits.unfamiliar === null
        ? 0
        : Math.max(0, counts.unfamiliar / counts.words - limits.unfamiliar + 0.01);
    return stray * 12 + mean * 8 + longest * 8 + unfamiliar * 400;
  }
}

function added(a: Readability, b: Readability): Readability {
  return {
    words: a.words + b.words,
    sentences: a.sentences + b.sentences,
    syllables: a.syllables + b.syllables,
    longest: Math.max(a.longest, b.longest),
    unfamiliar: a.unfamiliar + b.unfamiliar,
  };
}

/** What matters most and is surest is said first of all; nothing is quoted or said twice. */
function preference(plan: Plan): number {
  const weights = [...plan.strengths.map((one) => one.material.weight), plan.step.material.weight];
  const missed = weights.reduce((sum, weight) => sum + (1 - weight), 0);
  const shown = [...plan.strengths.map((one) => one.quotation), plan.step.quotation ?? []].flat();
  const sources = plan.strengths.map((one) => one.material.rule);
  const starts = plan.strengths.map((one) => one.sentence.split(' ', 2).join(' '));
  const why = [...plan.strengths, plan.step].flatMap((one) => one.reason ?? []);
  return (
    missed * 3 + repeats(why) * 8 + repeats(shown) * 15 + repeats(starts) * 6 + repeats(sources) * 2
  );
}

function repeats(list: readonly string[]): number {
  return list.length - new Set(list).size;
}
