import { wordsAlone } from '@second-draft/contract';
import { sentencesOf } from '../../text/sentences.ts';
import type { DraftPoint } from '../draft-point.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

/** What comes before words that the writer suggests; “you start with” comes before a quotation. */
const leading = new SparingPattern(
  /(?:\b(?:try|called|headed|titled|(?:headings?|titles?)(?: like| such as)?)|(?<!\byou )\b(?:start|begin|end|finish|open)(?: (?:it|them|one|this|(?:your|a|each|one|another|some)(?: \p{L}+){1,2}))? with)\s*[:,]?\s*$/iu,
);

/** What comes before words that put the student's right. */
const correcting = new SparingPattern(
  /(?:\b(?:should|could|would|must|might) (?:be|read|say|become|look)(?: (?:spelt|spelled|written|like|like this|as))?|\bbecomes?|\b(?:correct|right|proper|usual) (?:spelling|word|way|form)(?: of \p{L}+)?(?: is| would be)?|\b(?:is|are|it['’]s) (?:spelt|spelled|written)(?: as| like this)?|\b(?:change|turn|swap|replace|correct)\b[^.!?]*\b(?:to|into|for|with|by)|(?<!\b(?:you|you['’]ve|have|to|where|when) )\b(?:write|use|put)(?: it as)?)\s*[:,]?\s*$/iu,
);

/** What comes before a quotation, whatever marks it has. */
const quoting = new SparingPattern(
  /\b(?:you(?:r|['’]ve)?|wrote|written|writes?|says?|said|at|after|before|where|in|from|like|(?<!\bsuch )as)\s*[:,]?\s*$/iu,
);

/** What comes before words that a text does without: “you never wrote ‘I was sad’”. */
const missing = new SparingPattern(
  /(?:(?:\b(?:never|not|cannot)|n['’]t) (?:writ\p{L}+|wrote|say|said|tell|told|use|used|need|needed|find|found|see|spot|have)(?: us)?|\bwithout(?: (?:saying|telling us|writing|using|the))*|\b(?:instead of|rather than))(?: just)?(?: the)?(?: words?)?\s*[:,]?\s*$/iu,
);

const quoted = /[“‘][^“”‘’]*[”’]/gu;
const single = /(?<![\p{L}\p{N}])‘([^‘’“”\n]+)’(?![\p{L}\p{N}])/gu;
const joining = /(?:[,\s]|\b(?:or|and)\b)+$/iu;

/** Read of what comes before a span (characters). */
const BEFORE = 400;

/** What comes before a span in its sentence, without the spans that it is listed with. */
export function leadIn(before: string): string {
  const sentence = sentencesOf(before.slice(-BEFORE)).at(-1)?.text ?? '';
  return sentence.replace(quoted, ' ').replace(joining, '');
}

/** Whether the words after `before` are suggested to the student, not quoted. */
export const isSuggested = (before: string): boolean => leading.test(leadIn(before));

/** Whether the words after `before` put right what the text has: “It should be ‘cried’”. */
export const isCorrection = (before: string): boolean => correcting.test(leadIn(before));

/** Whether the words between `before` and `after` are said not to be in the text. */
export const isSaidMissing = (before: string, after: string): boolean =>
  missing.test(leadIn(before)) && !isReplaced(before, after);

const replaced = /\b(?:instead of|rather than)\b/iu;
const replacing = new SparingPattern(
  /^[,.:]? (?:(?:you|could you|can you|why not) )?(?:(?:could|might|can|may) )?(?:try|use|write|say|choose|pick|find|show|tell)\b/iu,
);

/** “Instead of ‘went’, try ‘raced’”: what stands in the text. */
export const isReplaced = (before: string, after: string): boolean =>
  replaced.test(missing.exec(leadIn(before))?.[0] ?? '') && replacing.test(after);

/**
 * The words that a next step has between ‘ and ’ without listing them: those that it suggests to
 * the student, unless what comes before them introduces a quotation.
 */
export function suggestedIn({ kind, comment, quotations }: DraftPoint): Set<string> {
  if (kind !== 'nextStep') return new Set();
  const listed = new Set(quotations.map(wordsAlone));
  const spans = [...comment.matchAll(single)].filter(
    ({ 1: words = '', index }) =>
      !listed.has(wordsAlone(words)) && !quoting.test(leadIn(comment.slice(0, index))),
  );
  return new Set(spans.map(([whole]) => whole));
}
