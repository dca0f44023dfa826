import {
  quotedSpans,
  SIMPLIFIED_WORDS_BELOW,
  wordsAlone,
  type SimplifiedAnswer,
} from '@second-draft/contract';
import {
  checkTone,
  countWords,
  curlQuotations,
  hasMarkup,
  hasStandIn,
  hasUnpaired,
  hasWrongName,
  inNzSpelling,
  isWrittenForHer,
  LEAVE_THE_WRITING,
  measureReadingLevel,
  ownWords,
  readPoints,
  reasonAgainst,
  reasonToWithhold,
  sourceText,
  withoutEmoji,
  withoutMarkup,
  withoutUnseen,
  type SourceText,
} from '@second-draft/feedback';
import { revealerOf, standInsOf, type Hidden } from '../concealing/hidden.ts';
import type { Writer } from '../writers/writer.ts';

export interface SimplifiedJudged {
  /** With the names back; null if unfit to show. */
  answer: SimplifiedAnswer | null;
  reasons: readonly string[];
}

const quoted = (text: string) =>
  quotedSpans(text)
    .map((span) => wordsAlone(span.text))
    .filter((words) => words !== '');

/** Keeps at least one quotation or, where there is none, a word of five letters or more. */
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

/** What no student may read, unless the feedback has its like: then it is the teacher's. */
function unfitIn(feedback: string, original: string, source: SourceText): string[] {
  const reasonsIn = (text: string) => {
    const own = ownWords(text, source);
    return [
      reasonToWithhold(own, source),
      checkTone(own, 'strength'),
      isWrittenForHer(text, source) ? LEAVE_THE_WRITING : null,
    ];
  };
  const hers = reasonsIn(original);
  return reasonsIn(feedback)
    .filter((reason) => reason !== null)
    .filter((reason) => !hers.includes(reason));
}

function hasOtherName(feedback: string, hidden: Hidden, source: SourceText): boolean {
  const standIns = standInsOf(hidden);
  const against = { standIns, source, studentName: hidden.student.fullName };
  return hasStandIn(feedback, standIns) || hasWrongName(ownWords(feedback, source), against);
}

function faultsOf(
  feedback: string,
  hidden: Hidden,
  about: SourceText,
  wordsBelow: number,
): string[] {
  const original = hidden.text;
  const words = countWords(feedback);
  const source = ` ${wordsAlone(original)} `;
  const hasInvented = quoted(feedback).some((words) => !source.includes(` ${words} `));
  const against = reasonAgainst(feedback, wordsBelow);
  return [
    ...(words >= wordsBelow ? [`It has ${words} words. Write fewer than ${wordsBelow}.`] : []),
    ...(hasInvented ? ['Quote only words that the feedback has between “ and ”.'] : []),
    ...(isAboutTheSame(feedback, original)
      ? []
      : ['Keep to what the feedback says, and keep what it quotes.']),
    ...(against === null ? [] : [against]),
    ...unfitIn(feedback, original, about),
    ...(hasUnpaired(feedback) ? ['Close each quotation mark that you open.'] : []),
    ...(hasMarkup(feedback) ? ['Write plain text without mark-up.'] : []),
    ...(hasOtherName(feedback, hidden, about) ? ['Keep each name exactly as it stands.'] : []),
  ];
}

/** Quotations that are lost altogether: a reason to ask again, but not to refuse. */
function lossesOf(feedback: string, original: string): string[] {
  const kept = quoted(feedback);
  const lost = quoted(original).filter((words) => !kept.some((part) => words.includes(part)));
  return lost.map((words) => `Keep the quotation “${words}”, or its first few words.`);
}

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

interface ToJudgeSimplified {
  draft: string;
  /** The built-in writer drops no point for length. */
  by: Writer['kind'];
  hidden: Hidden;
}

export function judgeSimplified({ draft, by, hidden }: ToJudgeSimplified): SimplifiedJudged {
  const original = hidden.text;
  const about = sourceText(original);
  const reveal = revealerOf(hidden);
  const feedback = curlQuotations(
    draft
      .split(/\n+/)
      .map((paragraph) => withoutMarkup(reveal(withoutUnseen(paragraph))))
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  )
    .split('\n\n')
    .map((paragraph) => inNzSpelling(withoutEmoji(paragraph), about.words))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
  const wordsBelow = by === 'built-in' ? countWords(original) : SIMPLIFIED_WORDS_BELOW;
  const faults = faultsOf(feedback, hidden, about, wordsBelow);
  return {
    answer: faults.length === 0 ? answerOf(feedback, hidden.student.fullName) : null,
    reasons: [...faults, ...lossesOf(feedback, original)],
  };
}

export function betterSimplified(first: SimplifiedJudged, second: SimplifiedJudged) {
  if ((first.answer === null) !== (second.answer === null))
    return first.answer === null ? second : first;
  return first.reasons.length < second.reasons.length ? first : second;
}
