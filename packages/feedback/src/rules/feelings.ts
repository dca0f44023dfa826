import { excerptAround } from '../text/excerpt.ts';
import type { Rule } from './rule.ts';

const feeling =
  /\b(?:(?:i|we|he|she|they|it) (?:felt|was|were|am|is) (?:so |very |really |a bit |too |feeling )*(?:happy|sad|scared|excited|nervous|proud|angry|surprised|amazed|shy|lonely|worried|brave|tired|gutted|lucky|homesick|sorry|afraid|terrified|thrilled|relieved|grumpy|disappointed|stoked)|my (?:heart|stomach|tummy|legs|hands|knees|mouth|eyes|face|arms|teeth|hair) (?:was|were|went|felt|started|flipped|turned|pounded|thumped|raced|sank|jumped|dropped))\b/giu;

/** Feelings that are named or shown in the body. */
export const feelings: Rule = {
  id: 'feelings',
  find(text) {
    const quotations = Array.from(text.text.matchAll(feeling), (match) =>
      excerptAround(text, { start: match.index, end: match.index + match[0].length }),
    ).filter((quotation) => quotation !== null);
    if (quotations.length > 0) return [{ kind: 'strength', quotations, weight: 0.75 }];
    return [{ kind: 'nextStep', quotations: [], weight: 0.6 }];
  },
  strength: {
    effects: [
      'tells me how it felt',
      'lets me feel it too',
      'shares a feeling with the reader',
      'shows the feeling in that moment',
    ],
    sentences: [
      'I know how it felt when you write {q}.',
      'You share a feeling in {q}.',
      'With {q} you let the reader into the feelings.',
    ],
    reasons: [
      'Feelings help the reader to care.',
      'I felt that I was there.',
      'A reader who knows the feeling wants to read on.',
    ],
  },
  nextStep: {
    actions: [
      'add how it felt in one place',
      'tell me what you felt or thought',
      'pick the most important moment and show how it felt',
      'show a feeling by what the body does',
    ],
    examples: [
      'My hands shook as I opened the letter.',
      'My tummy flipped when the lights went out.',
      'I was so proud that I ran all the way home.',
    ],
    questions: [
      'How did it feel at the best part?',
      'What were you thinking just then?',
      'Which moment had the biggest feeling?',
    ],
  },
};
