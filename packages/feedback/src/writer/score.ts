import type { ReadingLevel } from '@second-draft/contract';
import { limitsOf } from '../reading/level-limits.ts';
import { gradeOf, readabilityOf, type Readability } from '../reading/readability.ts';
import { countWords } from '../text/words.ts';
import type { AlreadySaid } from './already-said.ts';
import { partsOf, type Plan } from './plan.ts';

/** What a plan is to come to. */
export interface Aim {
  wordCount: number;
  readingLevel: ReadingLevel | null;
  studentName: string;
  alreadySaid: AlreadySaid;
}

interface Measured {
  counts: Readability;
  words: number;
  worn: number;
}

/** Measures plans; the same sentence is measured once. */
export class Scorer {
  readonly #aim: Aim;
  readonly #measured = new Map<string, Measured>();

  constructor(aim: Aim) {
    this.#aim = aim;
  }

  /** How far a plan is from what was asked; 0 is perfect. */
  score(plan: Plan): number {
    const counts: Readability = { words: 0, sentences: 0, syllables: 0, longest: 0, unfamiliar: 0 };
    let words = 0;
    let worn = 0;
    for (const part of partsOf(plan, this.#aim.studentName)) {
      const measured = this.#measure(part);
      words += measured.words;
      worn += measured.worn;
      add(counts, measured.counts);
    }
    return this.#length(words) + this.#level(counts) + worn + preference(plan);
  }

  #measure(text: string): Measured {
    let measured = this.#measured.get(text);
    if (measured === undefined) {
      measured = {
        counts: readabilityOf(text, [this.#aim.studentName]),
        words: countWords(text),
        worn: this.#aim.alreadySaid.worn(text),
      };
      this.#measured.set(text, measured);
    }
    return measured;
  }

  #length(words: number): number {
    const share = Math.abs(words - this.#aim.wordCount) / this.#aim.wordCount;
    return share <= 0.05 ? 0 : (share - 0.05) * 200 + (share > 0.09 ? 20 : 0);
  }

  /** A feedback that is too hard is worse than one that is too short. */
  #level(counts: Readability): number {
    const limits = limitsOf(this.#aim.readingLevel);
    const grade = gradeOf(counts);
    const [from, to] = limits.grades;
    const stray = Math.max(0, from + 0.2 - grade, grade - to + 0.2);
    const mean = Math.max(0, counts.words / counts.sentences - limits.meanWords + 0.5);
    const longest = Math.max(0, counts.longest - limits.mostWords);
    const most = limits.unfamiliar ?? 1;
    const unfamiliar = Math.max(0, counts.unfamiliar / counts.words - most + 0.01);
    const tooHard = mean > 0.5 || longest > 0 || unfamiliar > 0.01 ? 60 : 0;
    return stray * 12 + mean * 8 + longest * 8 + unfamiliar * 400 + tooHard;
  }
}

function add(sum: Readability, more: Readability): void {
  sum.words += more.words;
  sum.sentences += more.sentences;
  sum.syllables += more.syllables;
  sum.longest = Math.max(sum.longest, more.longest);
  sum.unfamiliar += more.unfamiliar;
}

/** What matters most and is surest is said first of all; nothing is quoted or said twice. */
function preference(plan: Plan): number {
  const weights = [...plan.strengths, ...plan.steps.slice(0, 1)].map((one) => one.material.weight);
  const missed = weights.reduce((sum, weight) => sum + (1 - weight), 0);
  const quoted = [...plan.strengths, ...plan.steps].flatMap((one) => one.quotation ?? []);
  const why = [...plan.strengths, ...plan.steps].flatMap((one) => one.reason ?? []);
  const starts = [...plan.strengths, ...plan.steps].map((one) =>
    one.sentence.split(' ', 2).join(' '),
  );
  const sources = [...plan.strengths, ...plan.steps].map((one) => one.material.rule);
  const said = repeats(quoted) * 15 + repeats(why) * 8 + repeats(starts) * 6 + repeats(sources) * 2;
  return missed * 3 + said + (plan.steps.length - 1) * 4;
}

function repeats(list: readonly string[]): number {
  return list.length - new Set(list).size;
}
