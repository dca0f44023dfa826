import { isPastDeed } from '../../../language/kinds-of-words/past-verbs.ts';
import { meantIn } from '../../../language/spelling/meant.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { hasSpeech, isSpoken } from '../../../text/spoken.ts';
import type { Sentence, StudentText, Word } from '../../../text/student-text.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import { pastVerbs } from '../../language/tense/tense-slips.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './asked-present.wording.ts';

/** “Write it in the present tense.” */
const wantsPresent = /\bpresent tense\b/iu;
const isChoice = /\b(?:or|not|n['’]t|instead of|rather than|timeless)\b/iu;

/** Tells what is so now. */
const now =
  /\b(?:is|are|am|isn['’]?t|aren['’]?t|has|have|does|do|don['’]?t|can|(?:i|he|she|it|they|we) (?:always )?(?:\p{L}+s|go|look|feel|see|hear|walk|run|jump|hold|like|love))\b/iu;

/** Rightly looks back. */
const looksBack =
  /\b(?:said|says|asked|ago|yesterday|last|once|used to|before|born|remember\p{L}*|when (?:i|he|she|we|they|it) (?:was|were|had)|since|until|after|had|should have|must have|first (?:got|came|saw)|told|taught|gave|made|if|[12]\d{3}|as if|as though)\b/iu;

/** Enough to tell that the text is of now (sentences, and those that surely are). */
const FEWEST_PRESENT = 3;
const FEWEST_NOW = 2;

/** A report tells rightly how something came to be. */
const suited: ReadonlySet<string | undefined> = new Set(['narrate', 'recount', 'describe']);

const firstPast = (one: Sentence): Word | undefined => {
  const [, ...words] = one.words;
  return words.find((word, i) => {
    const before = one.words[i]?.lower ?? '';
    const isSubject = /^(?:i|he|she|it|they|we|there|\p{L}{3,})$/u.test(before);
    const isForm =
      /^(?:is|are|am|was|were|be|been|being|has|have|had|the|an?|his|her|my|its|get|gets|got)$/u;
    return isSubject && !isForm.test(before) && (pastVerbs.has(word.lower) || isSureDeed(word));
  });
};

/** ‘-ed’ may describe: ‘a twisted tree’. */
const isSureDeed = ({ lower }: Word): boolean => isPastDeed(lower) && !lower.endsWith('ed');

const isPast = (word: Word): boolean => pastVerbs.has(word.lower) || isPastDeed(word.lower);

function slipsIn(text: StudentText): Word[] {
  return proseOf(text).flatMap((one) => {
    const slip = firstPast(one);
    const isRight =
      slip === undefined ||
      hasSpeech(text, one) ||
      isSpoken(text, slip) ||
      looksBack.test(meantIn(one.text));
    return isRight ? [] : [slip];
  });
}

/** A verb of the past in a text of the present, where the task asks for the present tense. */
export const askedPresent: Rule = {
  find(text) {
    const task = (text.task ?? '').split(/(?<=[.!?\n])/u).find((one) => wantsPresent.test(one));
    if (task === undefined || isChoice.test(task) || !suited.has(text.purpose)) return [];
    if (isVerse(text) || text.turns.length > 0) return [];
    const slips = slipsIn(text);
    const present = proseOf(text).filter((one) => !one.words.some(isPast));
    const isClear = present.filter((one) => now.test(one.text)).length >= FEWEST_NOW;
    if (!isClear || present.length < FEWEST_PRESENT || present.length <= slips.length) return [];
    return nextStepAtSeveral(
      slips.flatMap((word) => phraseAround(text, word) ?? []),
      0.93,
    );
  },
  skill: 'presentTense',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      'narrative features': 9,
      'recount features': 9,
      'general writing': 9,
      tense: 9,
      vocabulary: 9,
      description: 9,
    },
  },
  cases: [
    {
      title: 'finds what slips into the past in a description of the present',
      purpose: 'describe',
      task: 'Describe a beach in winter. Write in the present tense.',
      text: 'The beach in winter is empty. The waves crash and the foam flies up. Seagulls stand on one leg. The sand was hard under my feet. My nose is red. There are no people. A dead crab is in the weed.',
      finds: [{ kind: 'nextStep', quotations: [['The sand was hard under my feet']] }],
    },
    {
      title: 'leaves a report alone',
      purpose: 'explain',
      task: 'Write a report in the present tense.',
      text: 'A jet boat has no propeller. It can go in shallow water. It is very fast. Bill Hamilton built it in a shed. My uncle drives one. They are loud.',
      finds: [],
    },
    {
      title: 'leaves alone what rightly looks back, or is said',
      purpose: 'describe',
      task: 'Write in the present tense.',
      text: 'My koro is the strongest person I know. He has hands like leather. When he was a boy he rode a horse to school. “I never fell off,” he says. He can whistle like a tui. He is seventy. A twisted stick is by his chair.',
      finds: [],
    },
    {
      title: 'says nothing of a text in the past, or where the task names no such tense',
      purpose: 'describe',
      task: 'Write in the present tense.',
      text: 'The beach was empty. The waves crashed and the foam flew up. Seagulls stood on one leg. The sand was hard under my feet. My nose is red.',
      finds: [],
    },
  ],
};
