import { allCases, everyNth } from './cases.ts';
import { judgeClass, type ClassOutcome } from './classes.ts';
import { countFindings, type Findings } from './findings.ts';
import { judge, measures, passes, type Measure, type Verdict } from './judge.ts';
import type { EvalText } from './texts/eval-text.ts';
import type { EvalWriter } from './writer.ts';

export interface Rate {
  passed: number;
  of: number;
}

export interface Spread {
  median: number;
  p95: number;
  most: number;
}

export interface RunResult {
  writer: string;
  texts: number;
  rates: Record<Measure, Rate>;
  /** By task, such as '35 words, level 1'. */
  byTask: Record<string, { length: Rate; readingLevel: Rate; band: Rate }>;
  latency: Spread;
  busy: Spread;
  tokens: number;
  findings: Findings;
  classes: ClassOutcome[];
}

const classTitles = [
  'Ideas',
  'Vocabulary',
  'Sentence structure',
  'Spelling',
  'General writing',
  'Praise',
];

export async function run(
  writer: EvalWriter,
  texts: readonly EvalText[],
  nth = 1,
): Promise<RunResult> {
  const verdicts: { task: string; verdict: Verdict }[] = [];
  for (const one of everyNth(allCases(texts), nth)) {
    const level = one.readingLevel === null ? 'none' : `level ${one.readingLevel}`;
    verdicts.push({ task: `${one.wordCount} words, ${level}`, verdict: await judge(writer, one) });
  }
  const classes: ClassOutcome[] = [];
  for (const title of classTitles) classes.push(await judgeClass(writer, texts, title));
  const all = verdicts.map(({ verdict }) => verdict);
  const tasks = [...new Set(verdicts.map(({ task }) => task))].toSorted(byNumber);
  return {
    writer: writer.name,
    texts: texts.length,
    rates: ratesOf(all),
    byTask: Object.fromEntries(
      tasks.map((task) => [
        task,
        ratesOf(verdicts.filter((one) => one.task === task).map(({ verdict }) => verdict)),
      ]),
    ),
    latency: spread(all.map(({ milliseconds }) => milliseconds)),
    busy: spread(all.map(({ busyMilliseconds }) => busyMilliseconds)),
    tokens: all.reduce((sum, { tokens }) => sum + tokens, 0),
    findings: countFindings(texts),
    classes,
  };
}

function ratesOf(verdicts: readonly Verdict[]): Record<Measure, Rate> {
  const rate = (measure: Measure): Rate => ({
    passed: verdicts.filter((verdict) => passes(verdict, measure)).length,
    of: verdicts.length,
  });
  const pairs = measures.map((measure) => [measure, rate(measure)] as const);
  return Object.fromEntries(pairs) as Record<Measure, Rate>;
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95), most: at(1) };
}

function byNumber(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.localeCompare(b);
}
