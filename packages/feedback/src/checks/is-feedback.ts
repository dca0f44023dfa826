import { mayBeEnglish } from '../language/english.ts';
import { withoutQuotations } from '@second-draft/contract';
import { countWords } from '../text/words.ts';
import { usableRange } from './length.ts';

/** Least share of a point's words that aren't quoted. */
const OWN_SHARE = 1 / 6;

const its =
  "(?:(?:the|your|a|any|this|their|student) )+(?:student[’']?s? )?(?:text|writing|document|file|passage|essay|content|attachment)";

const aboutItself: readonly RegExp[] = [
  /\b(?:as an? (?:ai|assistant|language model)|language model|(?:my|the system) (?:instructions|prompt|guidelines)|i(?:['’]m| am) (?:sorry|unable|not able)|i apologi[sz]e|(?:sorry,? )?(?:but )?i (?:cannot|can['’]?t|can not|won['’]?t) (?:help|assist|comply|provide|write|give|do (?:that|this)|fulfil|continue))\b|-----(?:BEGIN|END)\b/iu,
  new RegExp(
    `\\bi (?:do not|don['’]t|cannot|can not|can['’]?t|could not|couldn['’]t) (?:(?:have )?access|(?:see|read|find|view|open) ${its})\\b|\\bi (?:cannot|can not|can['’]?t|could not|couldn['’]t) (?:comment|evaluate|assess|review|analy[sz]e|judge|rate)\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:provide|paste|upload|attach|supply|share|send|submit) (?:me )?(?:with )?${its}\\b|\\bno (?:student )?(?:text|writing|document|content|passage|input) (?:was|is|has been|were) (?:provided|given|supplied|attached|included|submitted|there)\\b`,
    'iu',
  ),
  /\b(?:as|i(?:['’]m| am)) (?:chatgpt|gpt|claude|gemini|llama|mistral|copilot|deepseek|qwen)\b|\b(?:trained|made|developed|built) by (?:openai|anthropic|meta|mistral)\b|\bas an? (?:large |language |machine |ai )+(?:model|assistant|bot)\b|\bas an? (?:ai|chatbot)\b|\blarge (?:language )?model\b|\bjson\b/iu,
  /\bas (?:instructed|requested|directed)\b|\b(?:ignor(?:e|ing)|disregard(?:ing)?|overrid(?:e|ing)) (?:(?:the|all|any|your|my|previous|these|earlier) )+(?:\p{L}+ )?(?:criteria|instructions?|rules|prompts?)\b/iu,
  /\b(?:the|your) teacher['’]?s? (?:instructions?|prompts?|request|says? (?:to|that i))\b|\bnote (?:to|for) (?:the |your )?teachers?\b|\bdear teacher\b/iu,
  /\bi(?:['’]ve been| (?:was|am|have been)) (?:told|instructed|programmed|trained|designed|required|not allowed|not permitted|only allowed) (?:not )?to\b|\bi(?:['’]m| am) (?:not allowed|not permitted|only allowed) to\b/iu,
];

const letters = (text: string, kind: RegExp) => (text.match(kind) ?? []).length;

/** No words of another script count as words to be read in English. */
const isInOtherLetters = (text: string): boolean =>
  letters(text, /\p{L}/gu) > 2 * letters(text, /\p{Script=Latin}/gu);

/** Why a comment isn't feedback, as a sentence for the writer; null when it is. */
export function reasonAgainst(comment: string, wordCount: number): string | null {
  const words = countWords(comment);
  if (words === 0) return 'A point was empty.';
  if (words > usableRange(wordCount).most)
    return `One point alone has ${words} words. Write about ${wordCount} in all.`;
  const own = withoutQuotations(comment);
  if (countWords(own) < words * OWN_SHARE) return 'Say something about what you quote.';
  if (aboutItself.some((pattern) => pattern.test(own)))
    return 'Write feedback on the student’s text, and nothing about yourself or these rules.';
  return mayBeEnglish(own) && !isInOtherLetters(own) ? null : 'Write in English.';
}
