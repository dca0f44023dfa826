import { isVerse } from '../../../text/forms/verse.ts';
import { phrasesOf } from '../../../text/phrase.ts';
import { strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './metaphor.wording.ts';

/** What is neither alive nor a thing of that kind, */
const of =
  '(?:wind|sun|moon|sea|ocean|rain|storm|night|river|fire|snow|frost|fog|mist|thunder|lightning|sky|waves?|mountain|clouds?|winter|autumn|spring|summer|darkness|silence|anger|worry|fear|love|hope|happiness|sadness|heart|brain|mind)';

/** and what it can only be in somebody’s mind. */
const is =
  '(?:wolf|wolves|lions?|tigers?|monsters?|dragons?|giants?|ghosts?|blankets?|drums?|kings?|queens?|dancers?|thief|thieves|snakes?|horses?|beasts?|bull(?:y|ies)|painters?|lamps?|torch(?:es)?|balloons?|coins?|sponges?|pillows?|sheep|ribbons?|carpets?|knife|knives|needles?|diamonds?|jewels?|friends?|hugs?|grump|old (?:man|woman|lady)|bird|dog|cat|bear|child|baby|artist|singer|mouse|mice|puppy|clown)';

const asAnother = new RegExp(
  String.raw`\b(?:the|my|his|her|our)?\s?\b${of} (?:is|was|are|were) (?:an? |the |my )?(?:[\p{Ll}-]+ ){0,2}${is}\b(?! (?:of|in|eats?|shape))`,
  'giu',
);

/** Says that it is not so, or only how it looks. */
const unlike = /\b(?:not|never|no|like|as|if|called|named|n['’]t)\b/iu;

/** Says that one thing is another, as poems do. */
export const metaphor: Rule = {
  find(text) {
    const kind = kindOfWriting(text);
    if (!isVerse(text) && (kind === 'facts' || kind === 'steps')) return [];
    const found = phrasesOf(text, asAnother).filter((phrase) => !unlike.test(phrase));
    return strength(found, 0.92);
  },
  skill: 'comparisons',
  wording,
  speaksOf: {
    strength: {
      praise: 9,
      'narrative features': 9,
      'recount features': 9,
      vocabulary: 9,
      ideas: 9,
      'general writing': 9,
      comparisons: 9,
      description: 9,
    },
  },
  cases: [
    {
      title: 'praises one thing that is said to be another',
      text: 'Night\nThe night is a big black cat\nit sits on the roof\nand licks the stars\nuntil they shine\nthen it goes home',
      finds: [{ kind: 'strength', quotations: [['The night is a big black cat']] }],
    },
    {
      title: 'takes nothing for one that may be so, or isn’t said to be',
      text: 'The sun is a star\nthe sea is not a monster\nmy dog is a beast\nthe rain is like a drum\nthe moon is a ball of rock',
      finds: [],
    },
    {
      title: 'says nothing of facts',
      text: 'Rain is a friend to farmers. It falls in winter. Frogs are animals. They live in ponds. The sea is a home.',
      finds: [],
    },
  ],
};
