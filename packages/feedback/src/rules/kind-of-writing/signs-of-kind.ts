import { headingLines } from '../../text/lines/headings.ts';
import { meant } from '../../language/spelling/meant.ts';
import { hasSpeech } from '../../text/spoken.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { withoutAsIf } from '../as-if.ts';
import { isComparison } from './is-comparison.ts';

const claim =
  /\b(?:(?:should|shud|shoud|shold|shuold)(?!\W+(?:have (?:been|had|seen|gone|done|known|\p{L}+ed)|of|explain|say|know|remember)\b)|must(?! (?:have|be|of|know|remember)\b)|ought|not fair|(?:isn|aint|isnt|wasn)['’]?t? fair|unfair|ple+a?se?|plz+|i (?:\p{L}+ )?(?:believe|urge|beg|disagree|agree)|i (?:\p{L}+ )?think (?:that )?(?:we|you|they|our|every\p{L}*|all|kids|children|schools?|people|there)|we (?:really )?(?:need|deserve)|banned?|(?:be|is|are|not) (?:allowed|aloud)|some (?:people|of you|kids|adults|parents)? ?(?:will |might |may |would |could )?(?:say|think|argue|rec?kon)|you (?:might|may|will|could) (?:say|think|be thinking)|(?:my|another|other|the|a|one|our) (?:\p{L}+ )?reasons?|(?:my|first|second|third|next|last|final) point|tell you (?:all )?why|convince|persuade|(?<!\b(?:it|he|she|that|which|who|mum|dad|nan|(?:the|my|our|a) \p{L}+) )let['’]?s|vote|imagine|worth|(?:am|['’]m) (?:only |just |not )?asking|i(?:['’]m| am) (?:writing(?! (?:this|in|from|to tell you (?:about|all|how|what))\b)|here (?:today )?to)|(?:today )?i am here|needs? to (?:come back|(?:sort|fix) (?:it|this|that)|be (?:fixed|changed|allowed|stopped|banned))|i (?:don['’]?t|do not) think(?! (?:about|of|when|while|much|anything|back)\b)|would (?:also )?be (?:better|fairer)|(?:is not|isn['’]?t|['’]s not) (?:good|safe) enough|it(?:['’]s| is) time (?:we|they|the)|stop (?:being|selling|using|letting|making))\b/iu;

/** As a text opens, or once a speech has its hearers' ear. */
const address =
  /^[^\w\n\r\u2028\u2029]*(?:dear|to (?:the|our|my|mr|mrs|ms|whoever)|kia ora|t[ēe]n[āa]|m[ōo]rena|talofa|m[āa]l[ōo]|good (?:morning|evening|afternoon)|hands up)\b/imu;

const counting =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|in conclusion|another|to begin with|next)\b/iu;

/** “Kea are parrots”, as a report opens. */
export const defining = /^[\p{L}’' -]{2,40}\s(?:is|are)\s(?:an?|the|one|native|small|large)\b/iu;

const past =
  /\b(?:was|were|had|went|saw|said|came|got|ran|fell|sat|drove|ate|took|made|gave|found|told|knew|felt|thought|heard|left|woke|stood|began|\p{L}{3,}ed)\b/giu;

const words = {
  reader: /^(?:you|your|you['’]re|yours)$/u,
  self: /^(?:i|me|my|we|our|us)$/u,
  others: /^(?:he|she|his|her|him)$/u,
  present: /^(?:is|are|has|have|can|they|it|its)$/u,
};

/** Whoever reports or argues quotes others no more often than this: a share of the sentences, and times. */
const QUOTED = 0.3;
const QUOTES = 3;

/** A story that its characters tell has few past verbs, and much that is so now. */
const talkIn = ({ speech, sentences }: StudentText, own: readonly Sentence[]): number =>
  speech.length <= QUOTES ? 0 : Math.max(0, 1 - own.length / sentences.length - QUOTED);

/** By how much each sign speaks for a kind of writing: fitted to the purposes of 255 texts. */
const weights = {
  claims: { argument: 2.6, story: -1.6 },
  opens: { argument: 1.5, story: -0.5 },
  address: { argument: 1.6, story: -0.8 },
  counts: { argument: 0.2, story: -0.4 },
  reader: { argument: 0.3, story: -0.3 },
  self: { argument: 0.4, story: 1.6 },
  asks: { argument: 0.8, story: -0.6 },
  headings: { argument: -0.8, story: -0.6 },
  past: { argument: -1.4, story: 2.1 },
  others: { argument: -0.3, story: 1.8 },
  present: { argument: -0.3, story: -1.7 },
  defines: { argument: -0.8, story: -0.5 },
  talk: { argument: -1, story: 2 },
} as const;

type Sign = keyof typeof weights;
const signs = Object.keys(weights) as Sign[];
const unsigned = { argument: -2.6, story: -0.4 };

/** Whether a sentence claims something, or asks for it. */
export const claims = (one: Sentence): boolean => claim.test(withoutAsIf(meant(one)));

/** A text in which only so many sentences claim something, far from its beginning, wishes in passing. */
const A_WISH = 1;
const LONG = 8;

/** “The council should fix it”, once, in the middle of what somebody tells of her favourite place. */
export function onlyWishes(text: StudentText): boolean {
  const { sentences, title } = text;
  const claiming = sentences.filter((one) => !hasSpeech(text, one) && claims(one));
  const [first] = claiming;
  return (
    sentences.length >= LONG &&
    claiming.length <= A_WISH &&
    (first === undefined || sentences.indexOf(first) > 2) &&
    !claim.test(title?.text ?? '') &&
    !address.test(text.text)
  );
}

/** What weighs 1 is a twentieth of the words, a tenth of the sentences, or one of a few. */
function signsOf(text: StudentText): Record<Sign, number> {
  const { sentences } = text;
  const own = sentences.filter((one) => !hasSpeech(text, one));
  const count = Math.max(1, sentences.length);
  const share = (pattern: RegExp) =>
    (20 * text.words.filter(({ lower }) => pattern.test(lower)).length) /
    Math.max(1, text.words.length);
  const isSo = (is: boolean) => (is ? 1 : 0);
  const fewOf = (list: readonly unknown[]) => Math.min(2, list.length);
  return {
    claims: 10 * Math.min(0.5, own.filter(claims).length / count),
    opens: isSo(own.slice(0, 3).some(claims) || claim.test(text.title?.text ?? '')),
    address: isSo(address.test(text.text)),
    counts: fewOf(sentences.filter((one) => counting.test(one.text))),
    reader: share(words.reader),
    self: share(words.self),
    asks: fewOf(own.filter((one) => one.text.endsWith('?'))),
    headings: isSo(headingLines(text).length >= 2),
    past: Math.min(2, [...text.text.matchAll(past)].length / count),
    others: share(words.others),
    present: share(words.present),
    defines: isSo(defining.test(sentences[0]?.text ?? '')),
    talk: 10 * talkIn(text, own),
  };
}

/** What a class was asked to do is as good a sign as any, and no more: students drift. */
const ASKED = 2;
/** Hardly anybody argues who was asked for a story. */
const UNLIKELY = 3;
const asked: Readonly<Record<string, { argument: number; story: number }>> = {
  recount: { argument: -UNLIKELY, story: ASKED },
  narrate: { argument: -UNLIKELY, story: ASKED },
  persuade: { argument: ASKED, story: -ASKED },
  explain: { argument: -ASKED, story: -ASKED },
  describe: { argument: -ASKED, story: -ASKED },
  instruct: { argument: -ASKED, story: -ASKED },
};

/** What is compared is explained. */
const purposeOf = (text: StudentText): string =>
  text.purpose ?? (isComparison(text) ? 'explain' : '');

/** How surely a text argues, and how surely it tells what happened: above 0, rather than not. */
export function likelyKinds(text: StudentText): { argument: number; story: number } {
  const found = signsOf(text);
  const told = asked[purposeOf(text)];
  const sum = (kind: 'argument' | 'story') =>
    signs.reduce(
      (sure, sign) => sure + found[sign] * weights[sign][kind],
      unsigned[kind] + (told?.[kind] ?? 0),
    );
  return { argument: sum('argument'), story: sum('story') };
}
