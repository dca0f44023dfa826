import { stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { ownAlone } from '../../../text/meaning/own-words.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import { isDirections } from '../../kind-of-writing/is-directions.ts';
import { isExperiment } from '../../kind-of-writing/is-experiment.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './story-in-steps.wording.ts';

const relative =
  '(?:mum|dad|nan|nana|nanny|koro|kuia|poppa|pop|papa|grandma|grandpa|grandad|grandmother|grandfather|brother|sister|cousin|aunty|uncle|friend|mate)';

/** What somebody at home always does or says of others; what she says to do is advice. */
const atHome = new RegExp(
  String.raw`(?<=^|[.!?•*–-] |\d[.)] )my (?:(?:big|little|older|younger|best) )?${relative} (?:(?:always|never) \p{L}{2,}s\b|says (?:who|nobody|no one|every|that(?:['’]s| is) how|he\b|she\b|i\b)|has been \p{L}+ing\b)`,
  'gimu',
);

const own =
  /\b(?:my (?!hands?\b|tips?\b|recipe\b)\p{L}+ (?:\p{L}+ )?(?:is|was|has|got|had|went|did|fell|said|likes?|loves?)|(?:she|he) (?:was|got|had|liked|loved)|i (?:am|was|went|got|did|had|like|love|won)) \p{L}/giu;

/** What happened once. */
const told = /^i (?:was|went|won)\b/iu;

/** Fewer steps show no instructions; under the title ‘How to …’, fewer do. */
const FEWEST_STEPS = 4;
const FEWEST_NAMED = 2;
const FEWEST_SHARE = 0.25;
const numbered = /(?:^|\n)\s*(?:step )?\d+[.):]? +\p{L}/giu;

/** “Don’t use soap, I did that” and “sometimes it’s tight” warn, and “because I was cold” gives a reason. */
const isForReader =
  /\b(?:don['’]?t|do not|never|because|becos|cos|so that|if|unless|otherwise|sometimes|forgot|did (?:that|this|it)|you|your)\b/iu;

const sentenceWith = (text: StudentText, at: number): string =>
  text.sentences.find(({ start, end }) => start <= at && at < end)?.text ?? '';

/** A sentence about the writer's own life in the middle of instructions. */
export const storyInSteps: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'steps' || isExperiment(text) || isDirections(text)) return [];
    const steps = stepsOf(text);
    const [first] = steps;
    const isFull =
      steps.length >= FEWEST_STEPS &&
      (steps.length >= text.sentences.length * FEWEST_SHARE ||
        [...text.text.matchAll(numbered)].length >= FEWEST_STEPS);
    const isNamed = steps.length >= FEWEST_NAMED && /\bhow to\b/iu.test(text.lines[0]?.text ?? '');
    if (first === undefined || !(isFull || isNamed)) return [];
    const places = [...text.text.matchAll(own), ...text.text.matchAll(atHome)]
      .map(({ index, 0: words }) => ({ start: index, end: index + words.length - 1 }))
      .filter((place) => place.start > first.end && !hasSpeech(text, place))
      .filter(({ start, end }) => isFull || told.test(text.text.slice(start, end)))
      .filter((place) => !isForReader.test(sentenceWith(text, place.start)))
      .flatMap((place) => phraseAround(text, place) ?? []);
    return nextStepAtSeveral(places, 0.76);
  },
  skill: 'tone',
  wording,
  taken: { by: 'leavingOut', isSo: ({ sentences }) => !ownAlone.test(sentences) && undefined },
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
      title: 'finds it under ‘How to’ among rules that are told',
      text: 'How to play king\nFirst you need a ball. You go on the squares by the hall. The king serves it. It has to bounce in your square. Then you go to the dunce. Dont do slams on little kids. I was king for the whole lunch time on Monday. The bell rings.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['I was king for the whole lunch time on Monday']],
        },
      ],
    },
    {
      title: 'finds what somebody at home always does',
      text: 'How to make a toastie\n1. Butter the bread.\n2. Put the lid down. My brother always opens it.\n3. Cut it in half.\n4. Wait for the light. My nan says to count to ten.\n5. Serve it.',
      finds: [{ kind: 'nextStep', quotations: [['My brother always opens it']] }],
    },
    {
      title: 'leaves what came of an experiment alone',
      text: 'Aim: to see which paper towel holds most.\nMethod\nCut each towel to one size. Dip it in water. Lift it out. Let it drip. Weigh it.\nConclusion\nMy prediction was wrong. I was surprised by the cheap one.',
      finds: [],
    },
    {
      title: 'leaves alone by what somebody knows a place to which she is told the way',
      text: 'Go out the back gate of the hall. Turn right at the fish shop. Walk along the river. Cross over the bridge. Turn left. My gate has a blue letterbox. Knock on it.',
      finds: [],
    },
    {
      title: 'leaves alone why a step is done',
      text: 'Put Mercy down first. She is the leader. Turn off the light. Sing a song. Count to ten. Leave the room.',
      finds: [],
    },
    {
      title: 'leaves a warning and a reason from the writer’s own life alone',
      text: 'Fill the tank. Add the fish. Sometimes the lid is stiff so I got my aunty. Dont tap the glass I did that and they hid. Wash the net because my one was dirty. Feed them. Turn on the light.',
      finds: [],
    },
    {
      title: 'says nothing of a recount in the present',
      text: 'On Saturday I help Koro. I carry the nets. I wash the boat. He was cold. I put my hand in the water. I hold the rope. We had soup. I am tired.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'My cat is called Bob. I was sad. She was happy.',
      finds: [],
    },
  ],
};
