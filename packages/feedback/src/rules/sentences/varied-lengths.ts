import { openingPhrase } from '../../text/phrase.ts';
import { hasSpeech } from '../../text/spoken.ts';
import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { isSound } from './sound-sentence.ts';
import { wording } from './varied-lengths.wording.ts';

/** Words of a long sentence that doesn't run on, and of a short one. */
const LONG = { from: 15, to: 32 };
const SHORT = { from: 3, to: 7 };
const MANY = 2;

/** Several long sentences beside several short ones. */
export const variedLengths: Rule = {
  find(text) {
    const whole = text.sentences.filter(
      (one) => /^\p{Lu}.*[.!?]$/u.test(one.text) && !hasSpeech(text, one) && isSound(text, one),
    );
    const within = ({ from, to }: typeof LONG) =>
      whole.filter(({ words }) => words.length >= from && words.length <= to);
    const short = within(SHORT).filter((one) => one !== text.sentences[0]);
    if (short.length < MANY || within(LONG).length < MANY) return [];
    return strength(
      short.flatMap((one) => openingPhrase(text, one)),
      0.5,
    );
  },
  skill: 'sentenceLengths',
  wording,
  speaksOf: { strength: { 'sentence structure': 4, 'general writing': 9, praise: 11 } },
  cases: [
    {
      title: 'praises short sentences beside long ones',
      text: 'We walked all the way up the hill behind the school in the wind and rain. Nobody said a word. At the top we could see the whole harbour and the boats that were coming in for the night. Then the sun came out.',
      finds: [
        { kind: 'strength', quotations: [['Nobody said a word'], ['Then the sun came out']] },
      ],
    },
    {
      title: 'shows no half sentence, and none with a slip of agreement',
      text: 'We walked all the way up the hill behind the school in the wind and rain. Because it was late. At the top we could see the whole harbour and the boats that were coming in for the night. The man laugh at us.',
      finds: [],
    },
    {
      title: 'says nothing of short ones alone',
      text: 'We ran up. We sat down. We ate well.',
      finds: [],
    },
  ],
};
