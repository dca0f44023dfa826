import { SIMPLIFIED_WORDS_BELOW } from '@second-draft/contract';
import {
  countWords,
  curlQuotations,
  hasMarkup,
  hasStandIn,
  quotedSpans,
  withoutMarkup,
  type Concealed,
} from '@second-draft/feedback';
import type { Written } from './writers/writer.ts';

/** A simpler version of a feedback, after the gate. */
export interface SimplifiedJudged {
  /** With the names back. */
  feedback: string;
  /** Passed every hard check. */
  usable: boolean;
  reasons: readonly string[];
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const quoted = (text: string) =>
  quotedSpans(text)
    .map((span) => plain(span.text))
    .filter((words) => words !== '');

/** Faults that make it unfit to show. */
function faultsOf(
  feedback: string,
  original: string,
  standIns: readonly string[],
  wordsBelow: number,
): string[] {
  const words = countWords(feedback);
  const source = ` ${plain(original)} `;
  const invented = quoted(feedback).some((words) => !source.includes(` ${words} `));
  return [
    ...(words === 0 ? ['The answer was empty.'] : []),
    ...(words >= wordsBelow ? [`It has ${words} words. Write fewer than ${wordsBelow}.`] : []),
    ...(invented ? ['Quote only words that the feedback has between “ and ”.'] : []),
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

/** Gives the names back, and holds a simplified feedback against the one it was made from. */
export function judgeSimplified(
  written: Written<string>,
  original: string,
  concealed: Concealed,
): SimplifiedJudged {
  const feedback = curlQuotations(
    (written.draft ?? '')
      .split(/\n+/)
      .map((paragraph) => withoutMarkup(concealed.reveal(paragraph)))
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  );
  if (written.draft === null) return { feedback, usable: false, reasons: written.faults };
  // The built-in writer loses no point for the sake of length.
  const wordsBelow = written.model === null ? countWords(original) : SIMPLIFIED_WORDS_BELOW;
  const faults = faultsOf(feedback, original, concealed.standIns, wordsBelow);
  return {
    feedback,
    usable: faults.length === 0,
    reasons: [...faults, ...lossesOf(feedback, original)],
  };
}

/** The usable one of two tries; of two usable ones, that with more kept. */
export function betterSimplified(first: SimplifiedJudged, second: SimplifiedJudged) {
  if (first.usable !== second.usable) return first.usable ? first : second;
  return first.reasons.length < second.reasons.length ? first : second;
}
