import { vividDescriptions } from '../../language/vivid-words.ts';
import { clearestFirst, phraseAround } from '../../text/phrase.ts';
import type { Word } from '../../text/student-text.ts';
import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './vivid-description.wording.ts';

/** Says how often or how surely, and so shows nothing. */
const hedged =
  /\b(?:quite|often|usually|sometimes|mostly|mainly|generally|normally|can be|might be|(?:kind|sort) of)\b/iu;

/** Describing words that say more than ‘big’ or ‘very’. */
export const vividDescription: Rule = {
  find(text) {
    // A dog may be called Rusty.
    const isName = ({ first, text: word }: Word) => !first && /^\p{Lu}/u.test(word);
    const used = text.words.filter((word) => vividDescriptions.has(word.lower) && !isName(word));
    const shown = used
      .flatMap((word) => phraseAround(text, word) ?? [])
      .filter((phrase) => phrase.split(' ').length >= 3 && !hedged.test(phrase));
    return strength(clearestFirst(shown), 0.8);
  },
  skill: 'describingWords',
  wording,
  speaksOf: {
    strength: {
      praise: 3,
      'narrative features': 4,
      'report features': 5,
      vocabulary: 2,
      'general writing': 3,
      comparisons: 2,
      description: 3,
      'recount features': 6,
    },
  },
  cases: [
    {
      title: 'praises an exact description',
      text: 'A gigantic eel came out of the murky water.',
      finds: [{ kind: 'strength', quotations: [['A gigantic eel came out of the murky water']] }],
    },
    {
      title: 'takes no name for a description',
      text: 'My dog is called Rusty. He likes balls.',
      finds: [],
    },
    {
      title: 'takes plain words for none',
      text: 'A big eel came out of the cold water slowly.',
      finds: [],
    },
    {
      title: 'says nothing of what is only often so',
      text: 'In winter the valley is quite often foggy.',
      finds: [],
    },
  ],
};
