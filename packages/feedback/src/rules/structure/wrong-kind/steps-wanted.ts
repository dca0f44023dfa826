import { stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { tellsWhatHappened } from '../../../text/meaning/events.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { quotedWhole } from '../../../text/excerpts/quoted-whole.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { toldAsStory } from './told-as-story.ts';
import { wording } from './steps-wanted.wording.ts';

/** Fewer sentences are a beginning. */
const FEWEST = 4;

/** Instructions were asked for, and no sentence tells a step: it talks of the thing, or of one day. */
export const stepsWanted: Rule = {
  find(text) {
    const prose = proseOf(text);
    if (text.purpose !== 'instruct' || prose.length < FEWEST || stepsOf(text).length > 0) return [];
    if (/^\s*(?:step )?1[.):]?\s/imu.test(text.text)) return [];
    if (toldAsStory.find(text).length > 0 || !prose.some((one) => tellsWhatHappened(meant(one))))
      return [];
    return nextStep(
      prose
        .slice(0, 2)
        .flatMap((one) => quotedWhole(text, one))
        .slice(0, 1),
      0.88,
    );
  },
  skill: 'stepsInOrder',
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
      title: 'asks for steps where instructions only talk of the game',
      purpose: 'instruct',
      text: 'How to play Bin Ball\nBin Ball is the best game. Last week he was in for ages. The bin fell over. It is a tennis ball. The corner is five points.',
      finds: [{ kind: 'nextStep', quotations: [['Bin Ball is the best game']] }],
    },
    {
      title: 'says nothing where a step is told',
      purpose: 'instruct',
      text: 'How to play Bin Ball\nBin Ball is the best game. Last week he was in for ages. You throw the ball at the bin. The bin fell over. The corner is five points.',
      finds: [],
    },
    {
      title: 'says nothing of rules that are so',
      purpose: 'instruct',
      text: 'How to play Bin Ball\nEveryone is in a square. The king is the boss. He has the ball. The corner is five points.',
      finds: [],
    },
  ],
};
