import { meant } from '../../../language/spelling/meant.ts';
import { commandOf, stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './did-it-work.wording.ts';

/** Says what it should be like at the end, or what to do if it isn't. */
const checked =
  /\b(?:should (?:be|look|have|taste|feel|see|hear|smell|come|get|now)|you (?:will|['’]ll|should|can|now) (?:now )?(?:have|see|hear|know|be|get|notice)|if (?:it|you|the|they)|looks? like|tastes?|(?:when|until|till|til|once) (?:it|they|(?:the|your) (?:\p{L}+ ){1,2})(?:['’]s|['’]?re|is|are|has|have|looks?|turns?|goes|go|starts?|feels?|smells?|sinks?|floats?|rises?|melts?|sets?|boils?|bubbles?|comes?|pops?)(?! (?:all )?(?:cooked|done|ready|finished)\b)|is ready|it['’]?s ready|golden|winner|wins?)\b/iu;

/** All that a last step says. */
const plainEnd =
  /^(?:\d+[.)] *)?(?:and |then |now |finally,? |last(?:ly)?,? )*(?:eat|enjoy|serve|drink|play|use|yum\p{L}*|have fun|share|go|take)\b/iu;

/** Nothing is left to look at after these. */
const usedUp =
  /^(?:\d+[.)] *)?(?:and |then |now |finally,? |last(?:ly)?,? )*(?:eat|drink|enjoy|share|yum\p{L}*|have fun)\b/iu;

/** A last step with more words says what comes of it. */
const MOST_WORDS = 7;

/** Instructions that end without telling the reader how to see that they have worked. */
export const didItWork: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'steps') return [];
    const steps = stepsOf(text);
    const [before, last] = text.sentences.filter((one) => /\p{L}/u.test(meant(one))).slice(-2);
    if (last === undefined || steps.length < 4) return [];
    const isPlain = plainEnd.test(meant(last)) || commandOf(last) !== null;
    if (!isPlain || last.words.length > MOST_WORDS || checked.test(meant(text))) return [];
    const isLast = last.words.length >= 3 && !usedUp.test(meant(last));
    const places = openingPhrase(text, isLast ? last : before);
    return nextStep(places.slice(0, 1), 0.48);
  },
  skill: 'stepsInOrder',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh }) => checked.test(fresh) || undefined,
  },
  speaksOf: {
    nextStep: {
      'procedural structure': 6,
      'procedural features': 6,
      instructions: 6,
      ideas: 5,
      'general writing': 8,
    },
  },
  cases: [
    {
      title: 'asks how the reader sees that it has worked',
      text: '1. Toast the bread.\n2. Spread the butter.\n3. Put the cheese on top.\n4. Cut it in half.\n5. Eat it all up.',
      finds: [{ kind: 'nextStep', quotations: [['Cut it in half']] }],
    },
    {
      title: 'asks after the step before a last word',
      text: '1. Toast the bread.\n2. Spread the butter.\n3. Put the cheese on top.\n4. Cut it in half and share it.\n5. Enjoy!',
      finds: [{ kind: 'nextStep', quotations: [['Cut it in half and share it']] }],
    },
    {
      title: 'says nothing of a recount in the present',
      text: 'On Saturday I help my uncle. I carry the pots. I wash the plates. We cook rice. I put it on a tray and it was hot. He gave me a drink. We had a nap. I walk home.',
      finds: [],
    },
    {
      title: 'leaves instructions alone whose step goes on until something can be seen',
      text: '1. Turn the grill on.\n2. Butter the bread.\n3. Put the cheese on top.\n4. Put it under the grill.\n5. When the cheese is bubbly take it out.\n6. Eat it.',
      finds: [],
    },
    {
      title: 'leaves instructions alone that say so',
      text: '1. Toast the bread.\n2. Spread the butter.\n3. Put the cheese on top.\n4. It should look golden.\n5. Eat it.',
      finds: [],
    },
  ],
};
