import type { Wording } from '../rule.ts';

/** What is said of what `other-side.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'shows that you thought of the other side',
      'tells me what other people think',
      'shows that you have considered other opinions as well as your own',
    ],
    sentences: [
      'You think of the other side in {q}.',
      'With {q} you show what other people might think.',
      'By writing {q}, you show the reader that you have considered another point of view.',
    ],
    reasons: [
      'That is fair, and strong.',
      'It makes your view stronger.',
      'Answering the other side makes an argument more convincing.',
    ],
    again: [
      'answer the other side with one more reason',
      'tell the reader why the other side is not right',
      'answer one more argument that somebody might have against your view',
    ],
  },
  nextStep: {
    actions: [
      'say what other people may think, and answer them',
      'think of someone who does not agree, and answer',
      'name one argument against your view and explain why you still disagree',
    ],
    sentences: [
      'What might someone say who does not agree?',
      'A strong argument answers the other side too.',
    ],
    reasons: [
      'Then they may change their minds.',
      'It shows that you have thought about both sides.',
    ],
    examples: [
      'Some people say that cats are easier, but a cat will not fetch a ball.',
      'You may think it costs too much, but old tyres are free.',
      'Others might say it is too cold, but that is what coats are for.',
    ],
    questions: [
      'What would someone say who does not agree?',
      'How would you answer them?',
      'Who might think differently, and why?',
      'What is the best argument against you?',
    ],
  },
};
