import { inColumns } from './in-columns.ts';
import { measures, type Measure } from './judge.ts';
import type { Tally } from './findings.ts';
import { percent } from './percent.ts';
import type { Rate, RunResult } from './run.ts';

const labels: Record<Measure, string> = {
  quotations: 'no false quotation',
  length: 'within a tenth of the length',
  readingLevel: 'no harder than the level',
  strength: 'a strength',
  nextStep: 'a next step',
  question: 'a question',
  rewriting: 'no rewriting',
  markup: 'no mark-up',
  standIn: 'no stand-in left',
  tone: 'about the work',
  newWords: 'begins with what is new',
  avoidedWords: 'without words that she avoids',
  verbatim: 'quotations verbatim',
  band: 'grade in the level’s band',
  asked: 'praise names what was asked',
};

const rate = ({ passed, of }: Rate) => percent(passed, of);
const precision = ({ right, wrong }: Tally) => percent(right, right + wrong);
const recall = ({ right, missed }: Tally) => percent(right, right + missed);
const ms = (value: number) => `${value.toFixed(1)} ms`;

export function rowsOf(result: RunResult): [string, string][] {
  const { latency, findings, classes } = result;
  const sum = (of: (one: RunResult['classes'][number]) => number) =>
    classes.reduce((total, one) => total + of(one), 0);
  return [
    ['feedback written', String(result.rates.length.of)],
    ...measures.map((measure): [string, string] => [labels[measure], rate(result.rates[measure])]),
    ...Object.entries(result.byTask).map(([task, rates]): [string, string] => [
      `  ${task}: length / level / band`,
      `${rate(rates.length)} / ${rate(rates.readingLevel)} / ${rate(rates.band)}`,
    ]),
    ['findings: precise', precision(findings.traits)],
    ['findings: found of those marked', recall(findings.traits)],
    ['spelling: precise', precision(findings.spelling)],
    ['spelling: found of all misspelt', recall(findings.spelling)],
    ['kupu called wrong', String(findings.kupu.wrong)],
    ['classes of thirty', String(classes.length)],
    ['  same feedback twice', String(sum((one) => one.sameFeedback))],
    ['  same paragraph twice', String(sum((one) => one.sameParagraphs))],
    ['  same sentence twice', String(sum((one) => one.sameSentences))],
    ['  slowest class', ms(Math.max(0, ...classes.map((one) => one.milliseconds)))],
    ['a feedback, median', ms(latency.median)],
    ['a feedback, 95 in 100', ms(latency.p95)],
    ['a feedback, slowest', ms(latency.most)],
    ['processor time, median', ms(result.busy.median)],
    ['tokens', String(result.tokens)],
  ];
}

export function tableOf(results: readonly RunResult[]): string {
  const columns = results.map(rowsOf);
  const labelled = [...new Set(columns.flatMap((rows) => rows.map(([label]) => label)))];
  const lines = labelled.map((label) => [
    label,
    ...columns.map((rows) => rows.find(([one]) => one === label)?.[1] ?? ''),
  ]);
  return inColumns([['', ...results.map(({ writer }) => writer)], ...lines]);
}
