import { mayBeEnglish } from '../language/english.ts';
import { withoutQuotations } from '@second-draft/contract';
import { countWords } from '../text/words.ts';
import { usableRange } from './length.ts';

/** Least share of a point's words that aren't quoted. */
const OWN_SHARE = 1 / 6;

const aboutItself =
  /\b(?:as an? (?:ai|assistant|language model)|language model|(?:my|the system) (?:instructions|prompt)|i(?:['’]m| am) (?:sorry|unable|not able)|i apologi[sz]e|(?:sorry,? )?(?:but )?i (?:cannot|can['’]?t|can not|won['’]?t) (?:help|assist|comply|provide|write|give|do (?:that|this)|fulfil|continue))\b|-----(?:BEGIN|END)\b/iu;

/** Why a comment isn't feedback, as a sentence for the writer; null when it is. */
export function reasonAgainst(comment: string, wordCount: number): string | null {
  const words = countWords(comment);
  if (words === 0) return 'A point was empty.';
  if (words > usableRange(wordCount).most)
    return `One point alone has ${words} words. Write about ${wordCount} in all.`;
  const own = withoutQuotations(comment);
  if (countWords(own) < words * OWN_SHARE) return 'Say something about what you quote.';
  if (aboutItself.test(own))
    return 'Write feedback on the student’s text, and nothing about yourself or these rules.';
  return mayBeEnglish(own) ? null : 'Write in English.';
}
