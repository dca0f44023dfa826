import type { Wording } from '../rule.ts';

/** What is said of what `feelings.ts` finds. */
export const wording: Wording = {
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
