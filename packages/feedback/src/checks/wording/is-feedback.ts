import { mayBeEnglish } from '../../language/spelling/english.ts';
import { withoutQuotations } from '@second-draft/contract';
import { countWords } from '../../text/words.ts';
import { usableRange } from '../whole-feedback/length.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

/** Least share of a point's words that aren't quoted. */
const OWN_SHARE = 1 / 6;

const its =
  "(?:(?:the|your|a|any|this|their|student) )+(?:student[’']?s? )?(?:text|writing|document|file|passage|essay|content|attachment)";

const aboutItself: readonly RegExp[] = [
  new SparingPattern(
    /\b(?:as an? (?:ai|assistant|language model)|language model|(?:my|the system) (?:instructions|prompt|guidelines)|i(?:['’]m| am) (?:sorry|unable|not able)|i apologi[sz]e|(?:sorry,? )?(?:but )?i (?:cannot|can['’]?t|can not|won['’]?t) (?:help|assist|comply|provide|write|give|do (?:that|this)|fulfil|continue))\b|-----(?:BEGIN|END)\b/iu,
  ),
  new SparingPattern(
    `\\bi (?:do not|don['’]t|cannot|can not|can['’]?t|could not|couldn['’]t) (?:(?:have )?access|(?:see|read|find|view|open) ${its})\\b|\\bi (?:cannot|can not|can['’]?t|could not|couldn['’]t) (?:comment|evaluate|assess|review|analy[sz]e|judge|rate)\\b`,
    'iu',
  ),
  new SparingPattern(
    `\\b(?:provide|paste|upload|attach|supply|share|send|submit) (?:me )?(?:with )?${its}\\b|\\bno (?:student )?(?:text|writing|document|content|passage|input) (?:was|is|has been|were) (?:provided|given|supplied|attached|included|submitted|there)\\b`,
    'iu',
  ),
  new SparingPattern(
    /\b(?:as|i(?:['’]m| am)) (?:chatgpt|gpt|claude|gemini|llama|mistral|copilot|deepseek|qwen)\b|\b(?:trained|made|developed|built) by (?:openai|anthropic|meta|mistral)\b|\bas an? (?:large |language |machine |ai )+(?:model|assistant|bot)\b|\bas an? (?:ai|chatbot)\b|\blarge (?:language )?model\b|\bjson\b/iu,
  ),
  new SparingPattern(
    /\bas (?:instructed|requested|directed)\b|\b(?:ignor(?:e|ing)|disregard(?:ing)?|overrid(?:e|ing)) (?:(?:the|all|any|your|my|previous|these|earlier) )+(?:\p{L}+ )?(?:criteria|instructions?|rules|prompts?)\b/iu,
  ),
  new SparingPattern(
    /\b(?:the|your) teacher['’]?s? (?:instructions?|prompts?|request|says? (?:to|that i))\b|\bnote (?:to|for) (?:the |your )?teachers?\b|\bdear teacher\b/iu,
  ),
  new SparingPattern(
    /\bi(?:['’]ve been| (?:was|am|have been)) (?:told|instructed|programmed|trained|designed|required|not allowed|not permitted|only allowed) (?:not )?to\b|\bi(?:['’]m| am) (?:not allowed|not permitted|only allowed) to\b/iu,
  ),
  // An assistant's offers, and answers to whoever asked it.
  new SparingPattern(
    /\b(?:if )?you(?:['’]d| would) (?:like|want|prefer) me to\b|\bwould you like me to\b|\bi(?:['’]d be| would be|['’]m| am) (?:happy|glad) to (?:revise|adjust|rewrite|shorten|provide|expand|help further)\b|\bi (?:can|could) (?:also )?(?:provide|generate|rewrite|shorten|adjust|revise|expand)\b|^(?:sure(?: thing)?|certainly|of course)[!,:.]|\bhere(?:['’]s| is| are) (?:(?:the|your|some|my|a) )*(?:(?:revised|constructive|personali[sz]ed|short|detailed|updated|specific) )*(?:feedback|response|revised)\b/iu,
  ),
  // The names of fields, and counts of its own words.
  new SparingPattern(
    /\b(?:nextStep|next_step|wordCount|readingLevel|word_count|reading_level)\b|[({[]\s*(?:skill|kind|quotations?|criteri(?:on|a)|level|category|strength|focus)\s*[:=]|\bword count\s*[:=]|\(\s*(?:(?:about|approx\p{L}*\.?|total:?) )?\d+ words\s*\)\s*$|\b(?:years? \d(?: ?[-–—] ?\d)?|grade \d) reading level\b/iu,
  ),
  // A reply to the text, as if it had been sent to the writer.
  new SparingPattern(
    /\bwe take [^.!?]{1,40} (?:very )?seriously\b|\b(?:criteria|rubric|prompt|task|instructions) (?:requires?|asks?|tells?|says?|wants?) (?:that )?(?:me|i)\b|\bmy training\b|\bi (?:do not|don['’]t|cannot|can['’]t) (?:have|feel|experience) (?:any )?(?:feelings|emotions)\b|\b(?:has|have|will|is|are) (?:been|be) noted\b|\bwe (?:will|shall|['’]ll) (?:look into|get back to you|pass (?:this|it|your))\b|\bwe(?: have|['’]ve) received your\b|\byour (?:request|complaint|application|enquiry|concerns?|letter) (?:(?:has|have) been (?:noted|received|passed|forwarded)|will be (?:looked|considered|passed|answered))\b|\b(?:to answer|in (?:answer|reply|response) to) your (?:question|letter|request|e-?mail)\b/iu,
  ),
  // What a writer has done, or will do, outside the note.
  new SparingPattern(
    /\bi(?:['’]ve| have|['’]ll| will|['’]m going to| am going to)(?: (?:already|also|just|now))* (?:told|tell|shown|show|sent|send|e-?mail(?:ed)?|rung|ring|call(?:ed)?|phoned?|asked?|spoken|speak|talked|talk|let|shared?|read (?:this|it|your \p{L}+))(?: (?:this|it|your \p{L}+|out))*(?: (?:to|with|about|aloud to))? (?:the|your|our|my) (?:(?:whole|other|head) )?(?:principal|teachers?|class|parents?|mum|dad|wh[āa]nau|family|school|syndicate|board)\b|\byour teacher (?:will|is going to|has to) (?:read|show|share|give|put|tell|send|post)\b|(?:^|[.!?] )as you (?:asked|wished|requested|wanted|told me)\b/iu,
  ),
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
