import { stepsOf } from '../../language/command-verbs.ts';
import { phraseAround } from '../../text/phrase.ts';
import { hasSpeech } from '../../text/spoken.ts';
import { nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './story-in-steps.wording.ts';

const own =
  /\b(?:my (?!hands?\b|tips?\b|recipe\b)\p{L}+ (?:\p{L}+ )?(?:is|was|has|got|had|went|did|fell|said|likes?|loves?)|(?:she|he) (?:was|got|had|liked|loved)|i (?:am|was|went|got|did|had|like|love|won)) \p{L}/giu;

/** A sentence about the writer's own life in the middle of instructions. */
export const storyInSteps: Rule = {
  find(text) {
    const steps = stepsOf(text);
    const [first] = steps;
    if (first === undefined || steps.length < 4 || steps.length < text.sentences.length * 0.25)
      return [];
    const places = Array.from(text.text.matchAll(own), (match) => ({
      start: match.index,
      end: match.index + match[0].length - 1,
    }))
      .filter((place) => place.start > first.end && !hasSpeech(text, place))
      .flatMap((place) => phraseAround(text, place) ?? []);
    return nextStepAtSeveral(places, 0.76);
  },
  skill: 'tone',
  wording,
  taken: { by: 'leavingOut' },
  speaksOf: {
    nextStep: {
      'procedural structure': 3,
      'procedural features': 4,
      instructions: 4,
      'general writing': 6,
    },
  },
  cases: [
    {
      title: 'finds what is no step',
      text: 'Crack two eggs. Whisk them well. My cat is called Bob. Add the milk. Pour it into the pan.',
      finds: [{ kind: 'nextStep', quotations: [['My cat is called Bob']] }],
    },
    {
      title: 'leaves alone why a step is done',
      text: 'Put Mercy down first. She is the leader. Turn off the light. Sing a song. Count to ten. Leave the room.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'My cat is called Bob. I was sad. She was happy.',
      finds: [],
    },
  ],
};
