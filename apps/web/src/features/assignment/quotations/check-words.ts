import {
  unfilledIn,
  type Asked,
  type CheckName,
  type Checks,
  type Point,
} from '@second-draft/contract';
import { counted } from '../../../lib/words/counted.ts';
import { wordCount } from '../../../lib/words/word-count.ts';
import type { Feedback } from '../work/work.ts';
import type { LocatedQuotation } from './locate.ts';

function failing(name: CheckName, { words, quotations }: Checks, asked: Asked | null): string {
  const plainWords: Record<CheckName, string> = {
    quotations:
      quotations.dropped === 0
        ? 'quotes almost nothing'
        : `${counted(quotations.dropped, 'quotation')} could not be found and ${quotations.dropped === 1 ? 'was' : 'were'} left out`,
    length: `asked for about ${words.asked} words`,
    readingLevel:
      asked?.readingLevel === null
        ? 'has long sentences for a child'
        : 'may not read at the level you asked for',
    strength: 'names no strength',
    nextStep: 'names no next step',
    question: 'asks no question',
    rewriting: 'may rewrite the student’s own sentences',
    markup: 'has formatting signs in it',
    standIn: 'may contain a name that is not the student’s',
    tone: 'may sound harsh',
    newWords: 'does not begin with what is new in this draft',
    avoidedWords: 'has a word that you never use',
  };
  return plainWords[name];
}

export interface CheckReport {
  /** Their number, and whether all are in the student's text. */
  quotations: string;
  measures: string[];
  /** By the built-in writer, as it wrote it. */
  isStarter: boolean;
  /** An estimate; null once the writer's words were edited. */
  level: string | null;
  /** What is wrong with the words as they are, and what failed while they are the writer's. */
  warnings: string[];
}

function quotationWords(quotations: readonly LocatedQuotation[]): string {
  const { length } = quotations;
  if (length === 0) return 'No quotations';
  const lost = quotations.filter(({ inText }) => !inText);
  if (lost.length > 0) {
    const when = lost.every(({ isOfWriter }) => isOfWriter) ? 'no longer' : 'not';
    return `${counted(length, 'quotation')}, ${lost.length} ${when} in the text`;
  }
  return `${counted(length, 'quotation')}, ${length === 1 ? '' : 'all '}found`;
}

const levelWords = ({ readingLevel: { year } }: Checks) =>
  `reads at about Year ${Math.max(1, Math.round(year))}`;

/** Allows for 'For example:' before each example. */
const LEADING_WORDS = 2;

/** A point split over two paragraphs still counts as unchanged. */
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Without the teacher's greeting and ending, if they are unchanged. */
function unframed(text: string, frame: Checks['frame']): string {
  const { greeting, ending } = frame ?? { greeting: '', ending: '' };
  if (!text.startsWith(greeting) || !text.endsWith(ending)) return text;
  return text.slice(greeting.length, text.length - ending.length);
}

/**
 * True when the feedback is its points, whole and unedited, in its frame; a few words may lead to
 * each example.
 */
export function isAsWritten(
  feedback: string,
  points: readonly Point[],
  frame?: Checks['frame'],
): boolean {
  const text = onOneLine(unframed(feedback, frame));
  const examples = points.flatMap(({ example }) => example ?? []);
  const parts = [...points.map(({ comment }) => comment), ...examples].map(onOneLine);
  const rest = parts.reduce((left, part) => left.replace(part, ''), text);
  const isWhole = parts.every((part) => text.includes(part));
  return isWhole && wordCount(rest) <= LEADING_WORDS * examples.length;
}

/** What a teacher would not want a student to get. */
function wrongNow(text: string, quotations: readonly LocatedQuotation[]): string[] {
  const own = quotations
    .filter(({ isOfWriter, inText }) => !isOfWriter && !inText)
    .map(({ text: words }) => `“${words}” is not in the student’s text`);
  return [...(unfilledIn(text) ? ['a blank is still empty'] : []), ...new Set(own)];
}

/** Leaves out what was measured before the teacher's edits. */
export function reportChecks(
  feedback: Pick<Feedback, 'text' | 'points' | 'checks' | 'simplified' | 'asked'>,
  quotations: readonly LocatedQuotation[],
): CheckReport {
  const { text, points, checks, simplified, asked } = feedback;
  const measured = checks && isAsWritten(text, points, checks.frame) ? checks : null;
  const words = measured?.words.count ?? wordCount(text);
  return {
    quotations: quotationWords(quotations),
    measures: [counted(words, 'word'), ...(simplified ? ['simplified'] : [])],
    isStarter: measured?.writer.kind === 'built-in',
    level: measured && levelWords(measured),
    warnings: [
      ...wrongNow(text, quotations),
      ...(measured?.failed.map((name) => failing(name, measured, asked)) ?? []),
    ],
  };
}
