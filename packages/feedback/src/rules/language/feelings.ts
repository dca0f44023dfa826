import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './feelings.wording.ts';

const adverbs =
  '(?:so |very |really |a bit |too |feeling |pretty |quite |still |super |extremely )*';
const emotions =
  'happy|sad|scared|excited|exited|nervous|proud|angry|surprised|amazed|shy|lonely|worried|brave|gutted|lucky|homesick|sorry|afraid|terrified|thrilled|relieved|grumpy|disappointed|stoked|embarrassed|frightened|upset|mad|jealous|guilty|anxious|confident|petrified|delighted|curious|calm|heartbroken|furious|shocked';
const bodies =
  '(?:heart|stomach|tummy|legs|leg|hands|knees|mouth|eyes|face|arms|teeth|hair|cheeks|throat|puku)';
const moves =
  '(?:was|were|went|felt|started|flipped|turned|pounded|thumped|raced|sank|jumped|dropped|shook|trembled|filled|burned|is shaking)';

const states = 'terrible|awful|bad|sick|better|great|good|strange|weird|free|special|safe';
const others = '(?:he|she|they|everyone|everybody|mum|dad|\\p{Lu}\\p{Ll}+)';

const feeling = new RegExp(
  [
    `\\b(?:i|we)(?:['’]m)? (?:felt|feel|was|were|am|are|got)? ?${adverbs}(?:${emotions})\\b`,
    `\\b${others} (?:felt|was|were|got) ${adverbs}(?:${emotions})\\b`,
    `\\b(?:i|we|he|she|they) felt ${adverbs}(?:${states})\\b`,
    `\\bmy (?:own )?${bodies} ${moves}\\b`,
  ].join('|'),
  'giu',
);

/** Feelings that are named, or shown in the body. */
export const feelings: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, feeling);
    return excerpts.length > 0 ? strength(excerpts, 0.75) : nextStep([], 0.6);
  },
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
    nextStep: { ideas: 4, 'recount features': 3, voice: 1 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises a feeling that is named',
      text: 'When the bus left I felt really nervous.',
      finds: [{ kind: 'strength', quotations: [['When the bus left I felt really nervous']] }],
    },
    {
      title: 'praises a feeling that the body shows',
      text: 'Suddenly my knees were shaking.',
      finds: [{ kind: 'strength', quotations: [['Suddenly my knees were shaking']] }],
    },
    {
      title: 'asks for one where there is none',
      text: 'The bus left at nine.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
