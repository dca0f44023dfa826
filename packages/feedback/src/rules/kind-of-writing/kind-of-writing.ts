import { meant } from '../../language/spelling/meant.ts';
import { commandOf, stepsOf } from '../../language/kinds-of-words/command-verbs.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { isPoemAskedFor } from '../../text/forms/asked-for-poem.ts';
import { isVerse } from '../../text/forms/verse.ts';
import { defining, likelyKinds, onlyWishes } from './signs-of-kind.ts';

const numbered = /^\s*2[.)] .*\n+\s*3[.)] |^\s*1 \p{L}.*\n+\s*2 \p{L}.*\n+\s*3 \p{L}/mu;
const howTo = /^\W*how to\b/iu;

/** What a text mostly does. */
export type KindOfWriting = 'steps' | 'argument' | 'story' | 'facts';

/** Fewer sentences, or a smaller share of them, are no steps. */
const FEWEST = 3;
const SHARE = 0.2;

/** A report or a description may tell its reader in passing what to do. */
const SHARE_OF_FACTS = 0.4;

/** Where most lines tell what to do, small letters don't matter. */
const SHARE_OF_VERSE = 0.6;

/** Sentences that tell a step; in a poem, ‘hit the roof’ may go on from the line above. */
function toldSteps(text: StudentText): Sentence[] {
  const steps = stepsOf(text);
  if (!isVerse(text) || text.purpose === 'instruct') return steps;
  if (isPoemAskedFor(text)) return [];
  const isMost = steps.length >= text.sentences.length * SHARE_OF_VERSE;
  return isMost ? steps : steps.filter((one) => !/^\p{Ll}/u.test(one.text));
}

const teller = /^(?:i|we)$/u;

/** “I lift up the lid”: a step if a reader is told to do something as well, and a deed if not. */
const isByTeller = (one: Sentence) =>
  commandOf(one) === null &&
  teller.test(one.words.find(({ lower }) => teller.test(lower) || lower === 'you')?.lower ?? '');

/** Whether most sentences that tell to do something, or tell what is done, are about the writer. */
function tellsOwnDeeds(text: StudentText, steps: readonly Sentence[]): boolean {
  const own = steps.filter(isByTeller).length;
  return text.purpose !== 'instruct' && own > steps.length - own;
}

/** A poem speaks to its reader, many texts say once what should be; they argue if that was asked for. */
const mayArgue = (text: StudentText): boolean =>
  text.purpose === 'persuade' || !(isVerse(text) || onlyWishes(text));

/** “You wake up” has no sign of a story but that one was asked for. */
const isToldNow = ({ purpose, sentences }: StudentText): boolean =>
  purpose === 'narrate' &&
  !defining.test(sentences[0]?.text ?? '') &&
  sentences.filter(({ text }) => somebody.test(text)).length * 2 >= sentences.length;

/** Without anybody in most of its sentences, it describes. */
const somebody = /\b(?:i|we|you|he|she|my|your|his|her)\b/iu;

/** “You hear a growl”: a story in which its reader is the hero. */
const asHero =
  /^(?:(?:then|now|suddenly),? )?you (?:are \p{L}+ing|hear|see|feel|smell|wake|walk|run|trip|fall|open|turn|step|stand|creep|climb|stay|stop|reach|grab|scream)\b/iu;
const HERO = 3;

const isOfReader = ({ sentences }: StudentText): boolean =>
  sentences.filter(({ text }) => asHero.test(text)).length >= HERO;

/** “1. Sharks are fish”: facts may be counted, too. */
const stating =
  /^(?!(?:first|then|next|now|you|i|we)\b)[\p{L}’' -]{2,40}\s(?:is|are|has|have|can|can['’]?t|live|lives|eat|eats|lay|lays)\b/iu;

const statesFacts = ({ sentences }: StudentText): boolean => {
  const told = sentences.filter(({ words }) => words.length > 1);
  return told.filter((one) => stating.test(one.text)).length * 2 > told.length;
};

export const kindOfWriting = onceForEach((text: StudentText): KindOfWriting => {
  const written = meant(text);
  if (howTo.test(written)) return 'steps';
  const { argument, story } = likelyKinds(text);
  const steps = toldSteps(text);
  const share = text.purpose === 'explain' ? SHARE_OF_FACTS : SHARE;
  const hasSteps = steps.length >= Math.max(FEWEST, text.sentences.length * share);
  const isNumbered = numbered.test(written) && !(steps.length === 0 && statesFacts(text));
  if (argument > 0 && argument >= story && mayArgue(text)) return 'argument';
  if (story > 0 || isToldNow(text)) return 'story';
  if (!hasSteps && !isNumbered) return isOfReader(text) ? 'story' : 'facts';
  return isNumbered || !tellsOwnDeeds(text, steps) ? 'steps' : 'story';
});

/** A story or a recount. */
export const isStory = (text: StudentText): boolean => kindOfWriting(text) === 'story';

/** An argument, or what was asked to be one and tells no story: it may lack every ‘should’. */
export const argues = (text: StudentText): boolean =>
  kindOfWriting(text) === 'argument' ||
  (text.purpose === 'persuade' && kindOfWriting(text) === 'facts' && !isVerse(text));
