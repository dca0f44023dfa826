import { isRight } from '../../../language/spelling/spelling.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { isVerb } from '../../../text/grammar/verbs.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { beginningOf, soundSentences } from '../sound-sentence.ts';
import { choppy } from './choppy.ts';
import { wording } from './varied-lengths.wording.ts';

/** Words of a long sentence that doesn't run on, and of a short one. */
const LONG = { from: 15, to: 32 };
const SHORT = { from: 3, to: 6 };
const MANY = 2;

/** A sentence of so many more words makes the one beside it look short, if it has as many times its words. */
const LONGER = { by: 7, times: 2.5 };

/** Where short sentences are what the whole text needs joined, none is praised (weight). */
const THROUGHOUT = 0.8;

/** Whether a sentence of its paragraph that stands beside it is clearly longer. */
function isBesideLonger({ sentences }: StudentText, one: Sentence): boolean {
  const at = one.words[0]?.sentence ?? 0;
  return [sentences[at - 1], sentences[at + 1]].some(
    (other) =>
      other?.line === one.line &&
      other.words.length >= one.words.length + LONGER.by &&
      other.words.length >= one.words.length * LONGER.times,
  );
}

/** Somebody may speak there, without marks. */
const said = /\b(?:said|sed|says) (?:\p{Lu}\p{Ll}+|(?:he|she|(?:the|my) \p{L}+))[.!]$/u;

/** “Good morning, everyone” is no sentence to show. */
const isWhole = ({ words }: Sentence): boolean => words.some(isVerb) && words.every(isRight);

/** Several long sentences beside several short ones. */
export const variedLengths: Rule = {
  find(text) {
    const whole = soundSentences(text).filter(
      (one) => /^\p{Lu}.*[.!?]$/u.test(one.text) && !said.test(one.text) && !hasSpeech(text, one),
    );
    const within = ({ from, to }: typeof LONG) =>
      whole.filter(({ words }) => words.length >= from && words.length <= to);
    const short = within(SHORT).filter((one) => isWhole(one) && isBesideLonger(text, one));
    const isChoppy = choppy.find(text).some(({ weight }) => weight >= THROUGHOUT);
    if (short.length < MANY || within(LONG).length < MANY || isChoppy) return [];
    return strength(
      short.flatMap((one) => beginningOf(text, one)),
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
      title: 'shows no short one among other short ones, no heading and no speech',
      text: 'How far was it?\nWe walked all the way up the hill behind the school in the wind and rain. Nobody said a word. Wait said Mum. At the top we could see the whole harbour and the boats that were coming in for the night. It was late. We sat down. The sun came out. We ate.',
      finds: [{ kind: 'strength', quotations: [['Nobody said a word'], ['It was late']] }],
    },
    {
      title: 'shows none beside one that is little longer',
      text: 'First a big fire is made. The fire has stones in it or bits of old railway iron. Then a deep pit is dug. The baskets of food go into it and on top of the stones. We walked all the way up the hill behind the school in the wind and rain. At the top we could see the whole harbour and the boats that were coming in for the night.',
      finds: [],
    },
    {
      title: 'says nothing of short ones alone',
      text: 'We ran up. We sat down. We ate well.',
      finds: [],
    },
  ],
};
