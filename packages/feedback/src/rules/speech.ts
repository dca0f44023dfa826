import { countWords } from '../text/words.ts';
import type { Rule } from './rule.ts';

/** Words that someone says, in speech marks. */
export const speech: Rule = {
  id: 'speech',
  find(text) {
    const quotations = text.speech
      .map((said) => said.text.replace(/[,.]$/u, ''))
      .filter((said) => countWords(said) >= 2 && countWords(said) <= 9);
    return quotations.length === 0 ? [] : [{ kind: 'strength', quotations, weight: 0.8 }];
  },
  strength: {
    effects: [
      'lets me hear a real voice',
      'makes the people sound real',
      'brings the moment to life',
      'lets the reader hear what was said',
    ],
    sentences: [
      'I can hear someone talking in {q}.',
      'You let people speak: {q} sounds real.',
      'The dialogue {q} takes the reader into the scene.',
    ],
    reasons: [
      'Speech moves a story along.',
      'What people say shows what they are like.',
      'Dialogue lets the reader be there with them.',
    ],
  },
};
