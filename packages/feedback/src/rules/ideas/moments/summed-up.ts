import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './summed-up.wording.ts';

/** “Then we did the crossing”, “We performed our waiata and our haka” */
const summed =
  /^(?:(?:then|next|after (?:that|lunch|\p{L}+ tea)|finally|so|and),? )*(?:we|i) (?:all )?(?:(?:did|performed) (?:the|our|my)|(?:played|ran|raced|climbed|went on|had a go (?:at|on)) (?:the|our)) \p{L}+(?: \p{L}+){0,9}[.!]*$/iu;

/** What is done before or after anything else. */
const chore =
  /\b(?:dish\p{L}*|homework|shopping|roll|quiz|karakia|warm\p{L}*|jobs?|chores?|washing|maths|reading|spelling|work(?:sheet)?s?|lunch|tea|dinner|breakfast|best|same|hair|shoes|laces|bags?|beds?|clean\p{L}*|pack\p{L}*|talks?|moko|make-?up|costumes?|because|so that|while|when|after|was|were|had|and (?:i|we|he|she|it|they|everything|everyone))\b/iu;

/** What follows leads on, or only says how good it was. */
const leadsOn =
  /^(?:then|next|after|on|when we (?:got|finished)|finally|it was|they were|that was|everyone clapped|the end|at (?:the end|\d|lunch))\b/iu;

/** A shorter recount has no room to stay anywhere (sentences). */
const FEWEST = 8;

/** This many new words slow a moment down; fewer than these say no more of it. */
const SLOWER = 6;
const SOME = 3;

const summedIn = ({ sentences }: StudentText): Sentence[] =>
  sentences.filter((one, i) => {
    const next = sentences[i + 1];
    return (
      i > 0 &&
      summed.test(meant(one)) &&
      !chore.test(meant(one)) &&
      (next === undefined || leadsOn.test(meant(next)))
    );
  });

/** The main thing of a recount, done in one sentence that tells nothing of it. */
export const summedUp: Rule = {
  find(text) {
    if (
      !isStory(text) ||
      text.purpose === 'narrate' ||
      text.sentences.length < FEWEST ||
      isLetter(text)
    )
      return [];
    return nextStep(
      summedIn(text)
        .filter((one) => !hasSpeech(text, one))
        .flatMap((one) => openingPhrase(text, one))
        .toSorted((a, b) => b.length - a.length)
        .slice(0, 1),
      0.84,
    );
  },
  skill: 'details',
  wording,
  taken: {
    by: 'adding',
    isSo({ fresh }) {
      const count = countWords(fresh);
      return count >= SLOWER || (count < SOME ? false : undefined);
    },
  },
  speaksOf: {
    nextStep: {
      'recount structure': 3,
      'recount features': 3,
      ideas: 2,
      'general writing': 3,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'asks for a moment of what was done in one sentence',
      text: 'On Thursday we went to Tongariro. I woke up at four. The bus was cold. Ella had headphones. Mr Dunn gave us a talk. Then we did the crossing. It was really hard but the views were great. We got nuggets in Taupō. I had a shower. I slept.',
      finds: [{ kind: 'nextStep', quotations: [['Then we did the crossing']] }],
    },
    {
      title: 'asks at the fuller of two such sentences',
      text: 'On Friday we went to Polyfest. We did our moko. There were lots of schools. I sat by Ana. We did our waiata and then our haka. It was good. We had a hāngī. We did the poi. Then we watched. We came third.',
      finds: [{ kind: 'nextStep', quotations: [['We did our waiata and then our haka']] }],
    },
    {
      title: 'leaves a chore, and what more is told of, alone',
      text: 'On Friday we went to Polyfest. It was hot. There were lots of schools. I sat by Ana. I ran my tongue along my teeth. Then we did our haka. My voice cracked on the first line. Then we ate. We did the dishes. Then we watched. We came third.',
      finds: [],
    },
    {
      title: 'says nothing of a short recount',
      text: 'On Friday we went to Polyfest. We sang. We did our haka. It was good. We came third.',
      finds: [],
    },
  ],
};
