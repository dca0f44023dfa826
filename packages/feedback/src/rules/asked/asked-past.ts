import { isPastDeed } from '../../language/kinds-of-words/past-verbs.ts';
import { phraseAround } from '../../text/phrase.ts';
import { isSpoken } from '../../text/spoken.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { MOST_PLACES, nextStepAtSeveral } from '../finding.ts';
import { isStory } from '../kind-of-writing/kind-of-writing.ts';
import { isOfNow, maySpeak, pastTense } from '../language/tense/past-tense.ts';
import { asking, isOne, pastVerbs } from '../language/tense/tense-slips.ts';
import type { Rule } from '../rule.ts';
import { askedIn } from '../scopes.ts';
import { askedFor } from './asked-for.ts';
import { wording } from './asked-past.wording.ts';

/** “Keep our past tense consistent.” */
export const wantsPast =
  /\bpast tense\b|\b(?:consistent|same|correct|right) tense\b|\btenses? (?:\p{L}+ )?(?:consistent|the same)\b/iu;

/** What somebody does once, in a form that no past has; none of these names a thing. */
const deeds = new Set(
  'gives takes picks spills grabs eats tells says asks sings forgets blows comes goes gets brings finds hears sees sits buys arrives throws wakes opens'.split(
    ' ',
  ),
);

/** The same in letters as things: only after ‘he’, ‘she’ or a name. */
const mayBeThings = new Set(
  'shouts yells runs falls jumps kicks walks looks stops starts laughs smiles talks drops climbs waits calls waves points whispers screams cries hugs pulls pushes drives slides chases wins scores licks barks winks nods pays knocks answers cheers claps dances carries ties shows hides digs trips slips breaks shakes puts turns'.split(
    ' ',
  ),
);

/** After ‘I’, ‘we’ or ‘they’. */
const bareDeeds = new Set(
  'give take pick grab eat tell say ask sing forget get bring find hear see sit throw open jump walk look stop start laugh climb wait drop turn pull push drive slide clap cheer'.split(
    ' ',
  ),
);
const several = /^(?:i|we|they)$/u;

/** Begins a name for somebody or something: ‘a very old man takes’. */
const naming = /^(?:an?|the|my|our|his|her|their|one)$/u;
const MOST_NAMING = 4;

/** What is so for everybody, or again and again. */
const habit =
  /\b(?:you|your|every|each|whenever|sometimes|often|normally|mostly|if|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/iu;

/** ‘Mum says they will be in lost property’ is still so. */
const stillSaid =
  /\bsays\b[^.!?]{0,60}\b(?:will|can|is|are|going to|it['’]s|they['’]re|we['’]re)\b|\bsays\b[^.!?]{0,60}['’]ll\b/iu;

const inSequence = /^(?:and |so |but )?(?:first|then|next|after|suddenly|finally)\b/iu;

/** Enough to tell that the text is of the past. */
const FEWEST_PAST = 5;

/** With more slips than this share of them, another tense is meant. */
const MOST_SLIPS = 0.5;

/** ‘My legs are shaking’, but not ‘it is amazing’. */
const isGoingOn = (word: Word, next: Word | undefined): boolean =>
  /^(?:am|is|are)$/u.test(word.lower) &&
  next?.sentence === word.sentence &&
  /^(?!(?:interesting|boring|exciting|amazing|annoying|tiring|scaring|embarrassing|nothing|something|going|missing|during|morning)$)\p{L}{2,}ing$/u.test(
    next.lower,
  );

const isPast = ({ lower }: Word): boolean => pastVerbs.has(lower) || isPastDeed(lower);

/** Whether a verb in the present tells what somebody does, the `i`th of `words`. */
function isDeed(words: readonly Word[], word: Word, i: number): boolean {
  const before = words[i - 1];
  if (before === undefined || before.sentence !== word.sentence) return false;
  if (isGoingOn(word, words[i + 1])) return true;
  const asker = words[i - 2];
  if (asker?.sentence === word.sentence && asking.test(asker.lower)) return false;
  if (bareDeeds.has(word.lower)) return several.test(before.lower);
  const isNamed = before.first && /^\p{Lu}\p{Ll}{2,}[^\P{L}s]$/u.test(before.text);
  if (mayBeThings.has(word.lower)) return isOne(words, i - 1) || /^s?he$/u.test(before.lower);
  if (!deeds.has(word.lower)) return false;
  const led = words.slice(Math.max(0, i - MOST_NAMING), i - 1);
  const isThing = led.some((one) => one.sentence === word.sentence && naming.test(one.lower));
  const isIt = before.lower === 'it' && asker?.lower === 'and' && word.lower !== 'takes';
  return isOne(words, i - 1) || isNamed || isIt || (isThing && !isPast(before));
}

/** Sentences in which a verb of the present may be a slip: among others of the past, and no habit. */
function mayHaveSlips({ sentences }: StudentText): readonly boolean[] {
  const tells = sentences.map((one) => one.words.some(isPast));
  return sentences.map(
    ({ text }, i) =>
      !habit.test(text) &&
      !stillSaid.test(text) &&
      !isOfNow.test(text) &&
      (tells[i] === true ||
        inSequence.test(text) ||
        (tells[i - 1] === true && tells[i + 1] === true)),
  );
}

/** A verb that leaves the past tense, where the task asks for it and no other rule is sure of more. */
export const askedPast: Rule = {
  find(text) {
    if (!isStory(text) || askedFor(text.task ?? '', wantsPast) === null) return [];
    if (pastTense.find(text).length > 0) return [];
    const told = text.words.filter((word) => !isSpoken(text, word));
    const pasts = told.filter(isPast).length;
    if (pasts < FEWEST_PAST) return [];
    const mayBe = mayHaveSlips(text);
    const slips = told.filter(
      (word, i) => mayBe[word.sentence] && isDeed(told, word, i) && !maySpeak(text, word),
    );
    if (slips.length > pasts * MOST_SLIPS) return [];
    return nextStepAtSeveral(
      slips.slice(0, MOST_PLACES).flatMap((word) => phraseAround(text, word) ?? []),
      0.93,
    );
  },
  skill: 'pastTense',
  wording,
  ofTask: true,
  storiesOnly: true,
  speaksOf: askedIn('recount features', 'narrative features', 'tense'),
  cases: [
    {
      title: 'finds one verb in the present beside one in the past',
      task: 'Keep our past tense consistent.',
      text: 'On Saturday we drove to the hall. I carried the basket and my back was sore. We walked up and down. A very old man takes two and then winked at me. I laughed and went on.',
      finds: [
        { kind: 'nextStep', quotations: [['A very old man takes two and then winked at me']] },
      ],
    },
    {
      title: 'finds one between sentences that tell of the past',
      task: 'Use the past tense.',
      text: 'On Saturday we drove to the hall. I carried the basket and my back was sore. He gives us a tree in a pot. We walked up and down. I laughed and went on.',
      finds: [{ kind: 'nextStep', quotations: [['He gives us a tree in a pot']] }],
    },
    {
      title: 'finds what is going on between sentences that tell of the past',
      task: 'Use the past tense.',
      text: 'On Saturday we drove to the bridge. I climbed over the rail. My legs are shaking. Everyone counted down but I held on. My cousin jumped and we laughed.',
      finds: [{ kind: 'nextStep', quotations: [['My legs are shaking']] }],
    },
    {
      title: 'leaves alone what somebody says that is still so',
      task: 'Use the past tense.',
      text: 'On Saturday we drove to the pool. I jumped in and I lost my goggles. I looked for them. Mum says they will be in lost property. We walked home and ate.',
      finds: [],
    },
    {
      title: 'leaves what is always so, what is for everybody and what somebody says alone',
      task: 'Use the past tense.',
      text: 'On Saturday we drove to the hall. I carried the basket and it was sore. You take two and then we walked. Nan always gives me a hug and I laughed. Dad said he takes three. “He gives us one,” I yelled. We went on.',
      finds: [],
    },
    {
      title: 'leaves a text alone whose task names no tense',
      task: 'Tell us about a day.',
      text: 'On Saturday we drove to the hall. I carried the basket and my back was sore. He gives us a tree in a pot. We walked up and down. I laughed and went on.',
      finds: [],
    },
  ],
};
