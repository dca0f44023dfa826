import { checkName, type CheckName } from '@second-draft/contract';
import { checkFeedback, concealNames, isPraise, limitsOf, sourceText } from '../src/index.ts';
import { namesWhatWasAsked } from '../src/writer/choosing/asked-skills.ts';
import type { EvalCase } from './cases.ts';
import type { EvalWriter } from './writer.ts';

export interface Verdict {
  feedback: string;
  failed: CheckName[];
  /** All quotations were word for word, without mending. */
  verbatim: boolean;
  inBand: boolean;
  /** The first praise is of what was asked, in the student's words. */
  praisesAsked: boolean;
  milliseconds: number;
  /** Processor time, which other programs on the machine don't lengthen. */
  busyMilliseconds: number;
  tokens: number;
}

/** The gate's checks, and three that are stricter. */
export const measures = [...checkName.options, 'verbatim', 'band', 'asked'] as const;

export type Measure = (typeof measures)[number];

const student = { fullName: 'Robyn Testcase', givenName: 'Robyn' };

/** Writes one feedback and checks it as the server does. */
export async function judge(
  writer: EvalWriter,
  { text, category, wordCount, readingLevel }: EvalCase,
  avoid: readonly string[] = [],
): Promise<Verdict> {
  const concealed = concealNames({ text: text.body, student, classmates: [] });
  const started = performance.now();
  const busy = process.cpuUsage();
  const { draft, tokens } = await writer.write({
    text: concealed.text,
    studentName: concealed.student,
    focus: [{ title: category.title, descriptors: category.properties }],
    wordCount,
    readingLevel,
    seed: `${text.id} ${category.id} ${wordCount}`,
    avoid,
  });
  const milliseconds = performance.now() - started;
  const { user, system } = process.cpuUsage(busy);
  const revealed = draft.map((point) => ({
    ...point,
    comment: concealed.reveal(point.comment),
    quotations: point.quotations.map((quotation) => concealed.reveal(quotation)),
    example: point.example === null ? null : concealed.reveal(point.example),
  }));
  const { points, feedback, checks } = checkFeedback(revealed, {
    source: sourceText(text.body),
    wordCount,
    readingLevel,
    isPraise: isPraise([category]),
    isSparing: writer.isSparing,
    studentName: student.givenName,
    standIns: concealed.standIns,
  });
  const shown = points.flatMap((point) => point.quotations);
  const [from, to] = limitsOf(readingLevel).grades;
  const { grade } = checks.readingLevel;
  const praised = draft.find(({ kind }) => kind === 'strength');
  return {
    feedback,
    failed: checks.quotations.dropped > 0 ? [...checks.failed, 'quotations'] : checks.failed,
    verbatim:
      checks.quotations.dropped + checks.quotations.mended === 0 &&
      shown.every(({ text: words, start, end }) => text.body.slice(start, end) === words),
    inBand: grade >= from && grade <= to,
    praisesAsked: praised !== undefined && namesWhatWasAsked(praised, [category]),
    milliseconds,
    busyMilliseconds: (user + system) / 1000,
    tokens,
  };
}

export function passes(verdict: Verdict, measure: Measure): boolean {
  if (measure === 'verbatim') return verdict.verbatim;
  if (measure === 'band') return verdict.inBand;
  if (measure === 'asked') return verdict.praisesAsked;
  return !verdict.failed.includes(measure);
}
