import type { CheckName, Checks, Point } from '@second-draft/contract';
import { counted } from '../../../lib/counted.ts';
import type { LocatedQuotation } from './locate.ts';

export const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0;

function failing(name: CheckName, { words, quotations }: Checks): string {
  const plainWords: Record<CheckName, string> = {
    quotations: `${counted(quotations.dropped, 'quotation')} could not be found and ${quotations.dropped === 1 ? 'was' : 'were'} left out`,
    length: `asked for about ${words.asked} words`,
    readingLevel: 'may not read at the level you asked for',
    strength: 'names no strength',
    nextStep: 'names no next step',
    question: 'asks no question',
    rewriting: 'may rewrite the student’s own sentences',
    markup: 'has formatting signs in it',
    standIn: 'may contain a name that is not the student’s',
    tone: 'may sound harsh',
  };
  return plainWords[name];
}

export interface CheckReport {
  /** Their number, and whether all are in the student's text. */
  quotations: string;
  /** Word count; the reading level only while the writer's words are unedited. */
  measures: string[];
  /** Failed checks, only while the writer's words are unedited. */
  warnings: string[];
}

function quotationWords(quotations: readonly LocatedQuotation[]): string {
  const { length } = quotations;
  if (length === 0) return 'No quotations';
  const lost = quotations.filter(({ inText }) => !inText).length;
  if (lost > 0) return `${counted(length, 'quotation')}, ${lost} no longer in the text`;
  return `${counted(length, 'quotation')}, ${length === 1 ? '' : 'all '}found`;
}

/** Allows for 'For example:' before each example. */
const LEADING_WORDS = 2;

/**
 * True when the feedback is its points, whole and unedited; a few words may lead to each example.
 */
export function isAsWritten(feedback: string, points: readonly Point[]): boolean {
  const examples = points.flatMap(({ example }) => example ?? []);
  const parts = [...points.map(({ comment }) => comment), ...examples];
  const rest = parts.reduce((left, part) => left.replace(part, ''), feedback);
  const isWhole = parts.every((part) => feedback.includes(part));
  return isWhole && wordCount(rest) <= LEADING_WORDS * examples.length;
}

/** Leaves out what was measured before the teacher's edits. */
export function reportChecks(
  feedback: { text: string; points: readonly Point[]; checks: Checks | null; simplified: boolean },
  quotations: readonly LocatedQuotation[],
): CheckReport {
  const { text, points, checks, simplified } = feedback;
  const measured = checks && isAsWritten(text, points) ? checks : null;
  const words = measured?.words.count ?? wordCount(text);
  return {
    quotations: quotationWords(quotations),
    measures: [
      counted(words, 'word'),
      ...(measured
        ? [`reads at about Year ${Math.max(1, Math.round(measured.readingLevel.year))}`]
        : []),
      ...(simplified ? ['simplified'] : []),
    ],
    warnings: measured ? measured.failed.map((name) => failing(name, measured)) : [],
  };
}
