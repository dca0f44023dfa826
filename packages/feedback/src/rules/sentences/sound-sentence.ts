import { isCommandVerb } from '../../language/kinds-of-words/command-verbs.ts';
import type { Sentence, StudentText, Word } from '../../text/student-text.ts';
import { openingPhrase } from '../../text/phrase.ts';
import { proseOf } from '../../text/lines/prose.ts';
import { onceForEach } from '../../text/remembered.ts';
import { hasSpeech } from '../../text/spoken.ts';
import { auxiliary, isVerb } from '../../text/grammar/verbs.ts';
import { criesOut } from '../ideas/reasons/empty-reason.ts';
import { isStory } from '../kind-of-writing/kind-of-writing.ts';
import { isSlip } from '../language/tense/tense-slips.ts';
import { hasAgreementSlip } from './grammar/agreement.ts';
import { hasMain, isSpliced, isStrung, isUnjoined, leaning } from './run-on/run-together.ts';

/** Longer ones have a verb somewhere, whether a list knows it or not (words). */
const SHORT = 8;

/** Leaves something to be said: “Would have.” */
const brokenOff = new RegExp(
  String.raw`^(?:\p{L}+ )?(?:${auxiliary})(?: (?:not|have|been|be))?$`,
  'iu',
);

/** Begins as a thing does, and not as somebody who does something. */
const nameless =
  /^(?:(?:no|not|just|only|even|same|the|a|an|my|our|his|her|their|nobody except|like|with) |(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty)\b|(\p{L}+) \1\b)/iu;

/** “Then my uncle, who never washes”: somebody or something is told about, and does nothing. */
function isOnlyNamed(sentence: string, words: readonly Word[]): boolean {
  const at = words.findIndex(
    ({ lower }, i) =>
      /^(?:who|whose|which)$/u.test(lower) ||
      (lower === 'that' &&
        !/^(?:after|before|by|with|like|at|since|in)$/u.test(words[i - 1]?.lower ?? '')),
  );
  if (at < 1 || words.slice(0, at).some(isVerb)) return false;
  const [, aside, rest = ''] = /(,?) (?:who|whose|which|that)\b(.*)/iu.exec(sentence) ?? [];
  if (rest.includes(',')) return false;
  return (
    aside === ',' || words.slice(at + 1).filter((word, i, all) => isVerb(word, i, all)).length < 2
  );
}

/** “Not for shouting, although I did”: the rest of what was said before. */
const goingOn = /^not (?:for|in|on|at|to|because|an?|the|just|that|with|from|by|even|when|if)\b/iu;

/** “No. I had to watch.” is two. */
const answered = /^(?:no|yes|yep|nope|nah|ok|oh|wow)\. /iu;

/** “A goat called Bean” */
const naming = /^(?:called|named)$/u;

/** “When” and one clause, to which no other belongs. */
function isFragment(sentence: string, words: readonly Word[]): boolean {
  if ([brokenOff, criesOut, goingOn, answered].some((one) => one.test(sentence))) return true;
  if (isOnlyNamed(sentence, words)) return true;
  if (nameless.test(sentence)) {
    const verbs = words.filter(isVerb);
    if (words.length <= SHORT && verbs.length === 0) return true;
    if (verbs.length > 0 && verbs.every(({ lower }) => naming.test(lower))) return true;
  }
  if (!leaning.test(sentence) || sentence.includes(',')) return false;
  if (/^(?:(?:and|but|so) )?(?:because|cause|cos)\b/iu.test(sentence)) return true;
  const isCommand = words.slice(3).some(({ lower }) => isCommandVerb(lower));
  return words.length <= SHORT && !hasMain(sentence) && !isCommand;
}

/** “And she look at me” in a story of the past. */
const hasTenseSlip = (text: StudentText, { words }: Sentence): boolean =>
  isStory(text) && words.some((word, i) => isSlip(words, word, i));

/** “Is no tail.” */
const nobody = /^(?:is|are|was|were|has)\b.*[^?]$/iu;

/** A longer one is no longer one thing that is said (words). */
const LONGEST = 60;

const withoutMarks = ({ text }: Sentence): string => text.replace(/[.!?…"”)\s]+$/u, '');

/** A slip that isn’t a matter of taste: in its grammar, or in where it ends. */
const hasSlip = onceForEach((sentence: Sentence): boolean => {
  const words = withoutMarks(sentence);
  return (
    nobody.test(sentence.text) || hasAgreementSlip(words) || isUnjoined(words) || isSpliced(words)
  );
});

/**
 * Whether a sentence can be praised as one: nothing that looks like two sentences run together, half
 * a sentence, or a verb that doesn’t go with its subject. In doubt, it can’t.
 */
export function isSound(text: StudentText, sentence: Sentence): boolean {
  const words = withoutMarks(sentence);
  return (
    sentence.words.length <= LONGEST &&
    !isFragment(words, sentence.words) &&
    !isStrung(words) &&
    !hasSlip(sentence) &&
    !hasTenseSlip(text, sentence)
  );
}

/** Slips in so many sentences, and in this share of them, are a habit. */
const MANY = 2;
const SHARE = 1 / 15;

/** What can be quoted of a sentence from its first word on. */
export const beginningOf = (text: StudentText, sentence: Sentence): string[] =>
  openingPhrase(text, sentence).filter((phrase) => sentence.text.startsWith(phrase));

/** A line that is a question alone may stand above others. */
const isTopic = (text: StudentText, { line, text: words }: Sentence): boolean =>
  words.endsWith('?') && text.lines[line]?.text === words;

/** ‘Aim: to find out …’ is no sentence. */
const labelled = /^\p{Lu}\p{L}+(?: \p{L}+)?: /u;

/**
 * The sentences whose build can be praised. None of a text in which several have slips: its writer
 * has more to learn about sentences first.
 */
export const soundSentences = onceForEach((text: StudentText): readonly Sentence[] => {
  const own = proseOf(text).filter((one) => !isTopic(text, one) && !labelled.test(one.text));
  const wrong = own.filter(
    (one) => one.words.length <= LONGEST && !hasSpeech(text, one) && hasSlip(one),
  );
  const isHabit = wrong.length >= MANY && wrong.length >= own.length * SHARE;
  return isHabit ? [] : own.filter((one) => isSound(text, one));
});
