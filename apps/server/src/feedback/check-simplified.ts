import {
  quotedSpans,
  SIMPLIFIED_WORDS_BELOW,
  wordsAlone,
  type SimplifiedAnswer,
} from '@second-draft/contract';
import {
  countWords,
  curlQuotations,
  hasMarkup,
  hasStandIn,
  measureReadingLevel,
  readPoints,
  reasonAgainst,
  withoutMarkup,
} from '@second-draft/feedback';
import { concealAll, type ToConceal } from './concealed-names.ts';
import type { Writer } from './writers/writer.ts';

/** A simpler version of a feedback, after the gate. */
export interface SimplifiedJudged {
  /** With the names back; null where it is unfit to show. */
  answer: SimplifiedAnswer | null;
  reasons: readonly string[];
}

const quoted = (text: string) =>
  quotedSpans(text)
    .map((span) => wordsAlone(span.text))
    .filter((words) => words !== '');

/** Whether it keeps a quotation of those there are, and a word longer than 'and' or 'this'. */
function isAboutTheSame(feedback: string, original: string): boolean {
  const quotations = quoted(original);
  const kept = quoted(feedback);
  const among = new Set(wordsAlone(original).split(' '));
  const shared = wordsAlone(feedback)
    .split(' ')
    .filter((word) => word.length >= 5 && among.has(word));
  return quotations.length === 0
    ? shared.length > 0
    : quotations.some((words) => kept.some((part) => words.includes(part)));
}

/** Faults that make it unfit to show. */
function faultsOf(
  feedback: string,
  original: string,
  standIns: readonly string[],
  wordsBelow: number,
): string[] {
  const words = countWords(feedback);
  const source = ` ${wordsAlone(original)} `;
  const invented = quoted(feedback).some((words) => !source.includes(` ${words} `));
  const against = reasonAgainst(feedback, wordsBelow);
  return [
    ...(words >= wordsBelow ? [`It has ${words} words. Write fewer than ${wordsBelow}.`] : []),
    ...(invented ? ['Quote only words that the feedback has between “ and ”.'] : []),
    ...(isAboutTheSame(feedback, original)
      ? []
      : ['Keep to what the feedback says, and keep what it quotes.']),
    ...(against === null ? [] : [against]),
    ...(hasMarkup(feedback) ? ['Write plain text without mark-up.'] : []),
    ...(hasStandIn(feedback, standIns) ? ['Keep each name exactly as it stands.'] : []),
  ];
}

/** Quotations of the original of which nothing is left: asked for again, but no reason to refuse. */
function lossesOf(feedback: string, original: string): string[] {
  const kept = quoted(feedback);
  const lost = quoted(original).filter((words) => !kept.some((part) => words.includes(part)));
  return lost.map((words) => `Keep the quotation “${words}”, or its first few words.`);
}

/** What the teacher sees of a simpler feedback. */
function answerOf(feedback: string, studentName: string): SimplifiedAnswer {
  return {
    feedback,
    points: readPoints(feedback).map(({ kind, sentences }) => ({
      kind,
      comment: sentences.join(' '),
    })),
    words: countWords(feedback),
    readingLevel: measureReadingLevel(feedback, { names: [studentName] }),
  };
}

/** A simpler version of a feedback, and what it is judged against. */
interface ToJudgeSimplified {
  draft: string;
  /** The built-in writer loses no point for the sake of length. */
  by: Writer['kind'];
  /** The feedback that it was made from, and all that was concealed for the writer. */
  given: ToConceal;
}

/** Gives the names back, and holds a simplified feedback against the one it was made from. */
export function judgeSimplified({ draft, by, given }: ToJudgeSimplified): SimplifiedJudged {
  const original = given.text;
  const { names } = concealAll(given);
  const feedback = curlQuotations(
    draft
      .split(/\n+/)
      .map((paragraph) => withoutMarkup(names.reveal(paragraph)))
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  );
  const wordsBelow = by === 'built-in' ? countWords(original) : SIMPLIFIED_WORDS_BELOW;
  const faults = faultsOf(feedback, original, names.standIns, wordsBelow);
  return {
    answer: faults.length === 0 ? answerOf(feedback, given.student.fullName) : null,
    reasons: [...faults, ...lossesOf(feedback, original)],
  };
}

/** The usable one of two tries; of two usable ones, that with more kept. */
export function betterSimplified(first: SimplifiedJudged, second: SimplifiedJudged) {
  if ((first.answer === null) !== (second.answer === null))
    return first.answer === null ? second : first;
  return first.reasons.length < second.reasons.length ? first : second;
}
