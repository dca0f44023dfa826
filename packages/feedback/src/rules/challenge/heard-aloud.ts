import { openingPhrase } from '../../text/phrase.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { soundSentences } from '../sentences/sound-sentence.ts';
import { CHALLENGE, firstPlaces } from './challenge.ts';
import { wording } from './heard-aloud.wording.ts';

/** A shorter sentence is hardly two (words). */
const LONG = 18;

/** Places to choose from. */
const MOST = 4;

const shortestFirst = (places: readonly string[]): string[] =>
  places.toSorted((a, b) => a.length - b.length);

/** The longest sentences, one to be tried another way; one that runs on leaves no choice. */
export const heardAloud: Rule = {
  find(text) {
    const long = soundSentences(text).filter(({ words }) => words.length >= LONG);
    const longest = long.toSorted((a, b) => b.words.length - a.words.length);
    return nextStep(
      shortestFirst(firstPlaces(longest, (one) => openingPhrase(text, one), MOST)).slice(0, 2),
      CHALLENGE,
    );
  },
  skill: 'sentenceLengths',
  wording,
  speaksOf: { nextStep: { 'sentence structure': 30 } },
  cases: [
    {
      title: 'reads the longest sentence aloud',
      text: 'We left. When the tide had gone out we walked all the way to the island, which nobody had done since my koro was a boy.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['When the tide had gone out we walked all the way to the island']],
        },
      ],
    },
    {
      title: 'says nothing of a sentence that is several run together',
      text: 'We left. The tide had gone out it was very cold and we walked all the way to the island nobody had done that before.',
      finds: [],
    },
    { title: 'says nothing of short sentences', text: 'We ran. I fell. Mum laughed.', finds: [] },
  ],
};
