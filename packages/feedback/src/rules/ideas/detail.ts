import { clearestFirst, excerptAround } from '../../text/excerpt.ts';
import type { StudentText } from '../../text/student-text.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './detail.wording.ts';

/** The fullest stretches of the text: what can truly be said of any writing is what it tells. */
export const detail: Rule = {
  find(text) {
    const excerpts = fullest(text);
    return [...strength(excerpts, 0.3), ...nextStep(excerpts.slice(1, 4), 0.3)];
  },
  wording,
  speaksOf: {
    strength: {
      praise: 14,
      ideas: 5,
      'procedural features': 5,
      'report features': 6,
      'recount features': 7,
      'general writing': 14,
    },
    nextStep: { ideas: 5, 'general writing': 12 },
  },
  cases: [
    {
      title: 'quotes the fullest sentence first',
      text: 'We ran to the van. The enormous wardrobe creaked behind the curtain.',
      finds: [
        {
          kind: 'strength',
          quotations: [['The enormous wardrobe creaked behind the curtain'], ['We ran to the van']],
        },
        { kind: 'nextStep' },
      ],
    },
    {
      title: 'has something to say of any text',
      text: 'i am a cat it is my hat',
      finds: [{ kind: 'strength' }, { kind: 'nextStep' }],
    },
  ],
};

/** Excerpts of the sentences with the most long words; of any sentence where none has one. */
function fullest(text: StudentText): string[] {
  const excerpts = text.sentences
    .map((sentence) => ({
      sentence,
      long: sentence.words.filter((word) => !word.first && /^\p{Ll}{5,}$/u.test(word.text)),
    }))
    .toSorted((a, b) => b.long.length - a.long.length)
    .flatMap(
      ({ sentence, long }) => excerptAround(text, long[0] ?? sentence.words[0] ?? sentence) ?? [],
    );
  return clearestFirst(excerpts.slice(0, 6));
}
