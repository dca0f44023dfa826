import { commandsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { tellsWhatHappened } from '../../../text/meaning/events.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './told-as-story.wording.ts';

/** Somebody did it, once. */
const told =
  /^(?:(?:first|then|and|so|next|after that|on \p{L}+|last \p{L}+),? )*(?:i|we|me and|my \p{L}+|mum|dad|nana?|nan|koro)\b/iu;

/** The sentences that tell what the writer, or somebody at home, did. */
const toldIn = (text: StudentText): Sentence[] =>
  text.sentences.filter((one) => told.test(one.text) && tellsWhatHappened(meant(one)));

/** Fewer may be a remark beside the steps. */
const FEWEST = 3;
const SHARE = 0.3;

/** Instructions were asked for, and what happened is told. */
export const toldAsStory: Rule = {
  find(text) {
    if (text.purpose !== 'instruct') return [];
    const sentences = toldIn(text);
    const isTold =
      sentences.length >= FEWEST &&
      sentences.length >= text.sentences.length * SHARE &&
      sentences.length > commandsOf(text).length;
    return isTold
      ? nextStep(
          sentences.flatMap((one) => openingPhrase(text, one)),
          0.9,
        )
      : [];
  },
  skill: 'commandVerbs',
  wording,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      'procedural structure': 1,
      'procedural features': 1,
      ideas: 1,
      'general writing': 1,
      instructions: 1,
    },
  },
  cases: [
    {
      title: 'asks for steps where the class was to write instructions',
      purpose: 'instruct',
      text: 'I made a kite. First I got two sticks from Koro. Then we tied them with string. I put paper on it. It flew and we cheered.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'says nothing of steps with a remark',
      purpose: 'instruct',
      text: 'Find two sticks. Tie them with string. I got mine from Koro. Stick paper on it. Run with it.',
      finds: [],
    },
    {
      title: 'says nothing where a recount was asked for',
      purpose: 'recount',
      text: 'I made a kite. First I got two sticks from Koro. Then we tied them with string. I put paper on it. It flew and we cheered.',
      finds: [],
    },
  ],
};
