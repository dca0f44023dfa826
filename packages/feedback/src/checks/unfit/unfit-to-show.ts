import { aboutHome } from './about-home.ts';
import { hasBlank } from './comment-names.ts';
import { comparisons } from './comparing.ts';
import { hasContact } from './contact.ts';
import { findQuotation } from '../finding/find-quotation.ts';
import { gradings } from './grading.ts';
import { isSaidOfHer } from '../finding/said-of-her.ts';
import type { SourceText } from '../finding/source-text.ts';
import { unsafe } from './unsafe.ts';
import { BE_KIND, unkind, unkindToHer } from './unkind.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const noGrade = 'Give no level, grade, score or mark.';
const noHome = 'Say nothing of the student’s home, health or life but what the text tells.';
const noDanger = 'Ask for nothing that somebody could be hurt by.';
const noComparison = 'Speak about this writing, not about the student or about other students.';

const faults: readonly { patterns: readonly RegExp[]; reason: string }[] = [
  { patterns: gradings, reason: noGrade },
  { patterns: unkind, reason: BE_KIND },
  { patterns: comparisons, reason: noComparison },
  { patterns: aboutHome, reason: noHome },
];

/** Said of the writing, a score is one though the text has the same words. */
const onTheWriting = new SparingPattern(
  /\b(?:i (?:give|gave|rate|score|would give)|(?:your|this|the) (?:writing|work|piece|text|story|effort|draft)|for (?:this|your)|you (?:get|got|earn|deserve))\b/iu,
);

/** Words that a text says to whoever marks it are asked for, not told. */
const asking = new SparingPattern(
  /\b(?:ai|a\.i\.|chat ?gpt|gpt|bot|language model|who(?:ever)? (?:marks|grades|reads)|the marker|ignore (?:all|any|the|your|previous))\b|\b(?:give|award|grade|mark|rate|score) (?:me|this|my|it)\b|\b(?:tell|say to) me (?:that )?(?:i|it|this)\b/iu,
);

/** Whether the text tells of it, and doesn't ask to be told so. */
function isInText(words: string, source: Pick<SourceText, 'normalised'>): boolean {
  const found = findQuotation(words, source);
  if (found === null) return false;
  const { original } = source.normalised;
  const before =
    original
      .slice(0, found.start)
      .split(/[.!?\n]/u)
      .at(-1) ?? '';
  const [after = ''] = original.slice(found.end).split(/[.!?\n]/u);
  return !asking.test(`${before}${found.text}${after}`);
}

/**
 * Why words of the writer's own must not reach a student, as a sentence for the writer; null where
 * they may. Expects them without what is quoted from the text; a comment may tell of a score or an
 * insult that is in it.
 */
export function reasonToWithhold(
  own: string,
  source: Pick<SourceText, 'normalised'>,
): string | null {
  if (hasContact(own)) return 'Give no link, e-mail address, phone number or account.';
  if (hasBlank(own)) return 'Leave no blank for a name; write names as they stand in the text.';
  if (unkindToHer.some((pattern) => pattern.test(own))) return BE_KIND;
  if (unsafe.some((pattern) => pattern.test(own))) return noDanger;
  const isOnTheWriting = onTheWriting.test(own);
  const isTold = (words: string, before: string) =>
    !isOnTheWriting && !isSaidOfHer(before) && isInText(words, source);
  for (const { patterns, reason } of faults)
    for (const pattern of patterns) {
      const found = pattern.exec(own);
      if (found !== null && !isTold(found[0], own.slice(0, found.index))) return reason;
    }
  return null;
}
