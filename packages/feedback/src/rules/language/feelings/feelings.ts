import { phrasesOf } from '../../../text/phrase.ts';
import { strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './feelings.wording.ts';

const bodies =
  '(?:heart|stomach|tummy|puku|legs|hands|knees|mouth|face|arms|teeth|hair|cheeks|throat|fingers|toes)';
const moves =
  '(?:flipped|turned|pounded|thumped|raced|sank|shook|shaking|trembl\\w+|chattered|filled|felt|beating|pounding|racing|thumping|sweating|knotted|dropped)';
const emotions =
  'happy|sad|scared|excited|nervous|proud|angry|surprised|amazed|shy|lonely|worried|brave|gutted|lucky|homesick|afraid|terrified|relieved|grumpy|disappointed|stoked|embarrassed|frightened|upset|jealous|guilty|anxious|shocked';

const feeling = new RegExp(
  [
    // What else eyes do is seen, and not felt inside.
    `\\b(?:my|his|her) eyes (?:were )?fill(?:ed|ing)\\b`,
    `\\b(?:my|his|her) (?:own )?${bodies} (?:was |were |started )?${moves}\\b`,
    `\\b(?:i|we) (?:felt|feel|was|were|got) (?:so |very |really |a bit |too |pretty )*(?:${emotions}) (?:because|that(?! (?:day|morning|afternoon|evening|night|time))|when|about|to)\\b`,
    `\\b(?:i|we) (?:felt|was|were) (?:so |very |really |a bit )?(?:tired|${emotions}) but (?:also )?(?:so |very |really |a bit )?(?:tired|${emotions})\\b`,
  ].join('|'),
  'giu',
);

/** Feelings shown in the body, or named with what made them. */
export const feelings: Rule = {
  find(text) {
    return strength(phrasesOf(text, feeling), 0.75);
  },
  skill: 'feelings',
  wording,
  speaksOf: {
    strength: {
      praise: 7,
      ideas: 3,
      'narrative features': 6,
      'recount features': 1,
      'general writing': 7,
      voice: 1,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises a feeling in the body',
      text: 'My heart was pounding. We went home.',
      finds: [{ kind: 'strength', quotations: [['My heart was pounding']] }],
    },
    {
      title: 'praises a feeling with what made it',
      text: 'I was so nervous that I dropped the ball.',
      finds: [{ kind: 'strength', quotations: [['I was so nervous that I dropped the ball']] }],
    },
    {
      title: 'praises two feelings at once',
      text: 'It was over. I felt tired but happy.',
      finds: [{ kind: 'strength', quotations: [['I felt tired but happy']] }],
    },
    {
      title: 'takes sore eyes for no feeling',
      text: 'My eyes felt dry from the dust. His eyes turned to the door.',
      finds: [],
    },
    {
      title: 'takes a bare feeling for no strength',
      text: 'I was happy. It was scary. I felt proud that day.',
      finds: [],
    },
  ],
};
