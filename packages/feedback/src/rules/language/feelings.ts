import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

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
  strength: {
    effects: [
      'tells me how it felt',
      'lets me feel it too',
      'shares a feeling with the reader',
      'shows what was going on inside at that moment',
    ],
    sentences: [
      'I know how it felt when I read {q}.',
      'You share a feeling in {q}.',
      'With {q} you let the reader into the feelings of that moment.',
    ],
    reasons: [
      'Feelings help the reader to care.',
      'I felt that I was there.',
      'A reader who shares the feeling wants to keep reading.',
    ],
    again: [
      'tell me how it felt in one more place',
      'share one more thought or feeling',
      'show the feelings at another important moment',
    ],
  },
  nextStep: {
    actions: [
      'add how it felt in one place',
      'tell me what you felt or thought',
      'pick the most important moment and show how it felt',
      'show a feeling by describing what somebody did',
    ],
    sentences: [
      'Let me know how it felt.',
      'One feeling would help the reader to care about this moment.',
    ],
    reasons: ['Then I can feel it too.', 'Feelings bring the reader closer to the moment.'],
    examples: [
      'My hands shook as I opened the letter.',
      'My tummy flipped when the lights went out.',
      'I was so proud that I ran all the way home.',
      'Her cheeks burned when they called her name.',
    ],
    questions: [
      'How did it feel at the most important part?',
      'What were you thinking just then?',
      'Which moment had the biggest feeling?',
      'How could you show that feeling?',
    ],
  },
};
