import { isCommandVerb } from '../../language/command-verbs.ts';
import type { Sentence, StudentText, Word } from '../../text/student-text.ts';
import { auxiliary, isVerb, often } from '../../text/verbs.ts';
import { isStory } from '../kind-of-writing.ts';
import { isSlip } from '../language/tense-slips.ts';
import { hasAgreementSlip } from './agreement.ts';

/** Longer ones have a verb somewhere, whether a list knows it or not (words). */
const SHORT = 8;

/** Leaves something to be said: “Would have.” */
const brokenOff = new RegExp(
  String.raw`^(?:\p{L}+ )?(?:${auxiliary})(?: (?:not|have|been|be))?$`,
  'iu',
);

const leaning =
  /^(?:(?:and|but|so) )?(?:when|whenever|if|because|cause|cos|while|although|though|unless|even (?:if|though|when)|(?:as|after|before|since|until|once|as soon as)(?= (?:i|we|he|she|they|it|you|everyone|the|my|our|mum|dad)\b))\b/iu;

/** Begins a clause of its own. */
const subject = String.raw`(?:i|we|he|she|they|it|there|you|this|that|everyone|everybody|nobody|(?:my|our|his|her|their|the|a|an) (?!(?:that|who|which)\b)\p{L}+(?: (?!(?:that|who|which)\b)\p{L}+)?)`;
const clause = new RegExp(
  String.raw`^${subject}['’]?(?:s|re|m)? (?:just |really |also |never |always )?(?:(?:${auxiliary}|${often})\b|\p{L}{3,}ed\b)|^(?:it|he|she|that|there)['’]s\b|^(?:they|we|you)['’]re\b`,
  'iu',
);
const subjects = new RegExp(
  String.raw`(?<!\b(?:and|or|that|who|which|than|as) )\b(?:(?:i|we|he|she|they)(?= )|(?:it|you|there|(?:my|our|his|her|their|the) \p{L}+) (?:(?:${auxiliary}|${often})\b|\p{L}{3,}ed\b)|(?:it|that|there)['’]s\b)`,
  'giu',
);

/** Begins as a thing does, and not as somebody who does something. */
const nameless =
  /^(?:(?:no|not|just|only|even|same|the|a|an|my|our|his|her|their|nobody except|like|with) |(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty)\b|(\p{L}+) \1\b)/iu;

/** The subordinate clause that a sentence begins with, as far as its subject. */
const opening = new RegExp(
  String.raw`${leaning.source} (?:(?:the|my|our|his|her|their|a|an) )?\p{L}+`,
  'iu',
);

/** Whether another clause follows the one that a sentence begins with. */
const hasMain = (part: string): boolean => {
  const rest = part.replace(opening, '');
  return /\bthen\b/iu.test(rest) || rest.search(subjects) >= 0;
};

/** “When” and one clause, to which no other belongs. */
function isFragment(sentence: string, words: readonly Word[]): boolean {
  if (brokenOff.test(sentence)) return true;
  if (words.length <= SHORT && nameless.test(sentence) && !words.some(isVerb)) return true;
  if (!leaning.test(sentence) || sentence.includes(',')) return false;
  if (/^(?:(?:and|but|so) )?(?:because|cause|cos)\b/iu.test(sentence)) return true;
  const isCommand = words.slice(3).some(({ lower }) => isCommandVerb(lower));
  return words.length <= SHORT && !hasMain(sentence) && !isCommand;
}

/** A clause after a comma that joins it to nothing: “If we wait they get sick, it is that simple”. */
function hasSplice(sentence: string): boolean {
  const [first = '', ...later] = sentence.split(/[,;] /u);
  const isWhole = !leaning.test(first) || hasMain(first);
  return later.some(
    (part, i) =>
      clause.test(part) &&
      (i > 0 ? !leaning.test(later[i - 1] ?? '') : isWhole) &&
      !/^(?:that|you know|i think)$/iu.test(part),
  );
}

/** Two sentences with nothing between them: “it is different it just stares”. */
const unjoined = new RegExp(
  [
    String.raw`(?<!\b(?:how \p{L}+|and|but|so|or|then|because|cos|cause|when|whenever|while|until|although|though|after|before|if|as|that|than|since|once|unless|where|why|how|what|who|which|know|knew|think|thinks|thought|say|says|said|hope|see|saw|feel|felt|believe|like|wish|sure|now|inside|outside|sometimes|today|there|here|all|everything|means|meant|admit|realise|realised|notice|noticed|found|find|wonder|wondered|bet|guess|reckon|me|him|her|us|you|it|those|\p{L}+ed|time|day|thing|things|way|do|does|did|is|are|was|were|can|could|will|would|should|have|has|had|in|on|at|of|to|for|with|by|from|about|a|the|even|only|just|also))(?<=[\p{L}\p{N}]) (?:i|he|she|they|we|it) (?:am|is|are|was|were|has|had|can|just|does|do|don['’]?t|doesn['’]?t|look|looks|go|come|say)\b`,
    String.raw`^(?:my|our|the) \p{L}+ (?:he|she|they) \p{L}`,
    String.raw`\b(?!(?:i|you|we|they|who|and|so|but|that|to|which|people|kids|children|please|just|also|or|if|when|really|still|often|usually|always|then)\b)\p{L}*[^s\P{L}] don['’]?t\b`,
  ].join('|'),
  'iu',
);

/** Several clauses that are only strung together. */
const strung =
  /\band (?:then )?(?:i|we|he|she|they|it)\b.*\band (?:then )?(?:i|we|he|she|they|it)\b.*\band (?:then )?(?:i|we|he|she|they|it)\b/iu;

/** “And she look at me” in a story of the past. */
function hasTenseSlip(text: StudentText, sentence: Sentence): boolean {
  if (!isStory(text)) return false;
  const from = text.words.findIndex(({ start }) => start >= sentence.start);
  return sentence.words.some((word, i) => isSlip(text.words, word, from + i));
}

/**
 * Whether a sentence can be praised as one: nothing that looks like two sentences run together, half
 * a sentence, or a verb that doesn’t go with its subject. In doubt, it can’t.
 */
export function isSound(text: StudentText, sentence: Sentence): boolean {
  const words = sentence.text.replace(/[.!?…"”)\s]+$/u, '');
  return (
    !isFragment(words, sentence.words) &&
    !hasSplice(words) &&
    (leaning.test(words) || !unjoined.test(words)) &&
    !strung.test(words) &&
    !hasAgreementSlip(words) &&
    !hasTenseSlip(text, sentence)
  );
}
