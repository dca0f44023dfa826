import { excerptAround } from '../../text/excerpt.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';

const bare =
  /\b(?:it|that|this|camp|they|we|there|everything|everyone|he|she) (?:was|is|were|are|had|looked|felt) (?:a )?(?:so |really |very |pretty |such )*(?:much )?(?:fun|good|cool|awesome|nice|great|amazing|bad|sad|boring|scary|happy|the best|weird|funny|interesting|yummy|beautiful|mean as|lots of fun)(?=\s*(?:[.!?,]|$|\band\b|\bit\b|\bthen\b))/gimu;

/** A feeling or an opinion that stands alone ('it was fun'): what made it so? */
export const bareSentence: Rule = {
  find(text) {
    const excerpts = Array.from(text.text.matchAll(bare), (match) => {
      const end = match.index + match[0].length;
      const after = text.text.slice(end, end + 12);
      return /^\s*(?:because|when|that)/iu.test(after)
        ? null
        : excerptAround(text, { start: match.index, end });
    }).filter((excerpt) => excerpt !== null);
    return excerpts.length === 0 ? [] : nextStep([...new Set(excerpts)], 0.85);
  },
  nextStep: {
    actions: [
      'tell me what made it so',
      'show the reader what you saw or heard',
      'add what happened to make it like that',
      'describe the moment so that the reader can feel it too',
    ],
    sentences: [
      'When you say {q}, show me why.',
      'The reader needs to see what is behind {q}.',
      'After {q}, add what made it like that.',
    ],
    reasons: ['Then I can feel it too.', 'The reader was not there and needs you to show it.'],
    examples: [
      'The slide was so fast that my hat flew off.',
      'We laughed until our sides hurt.',
      'The soup was so hot that my glasses fogged up.',
      'The hall was so quiet that I could hear the clock.',
    ],
    questions: [
      'What made it like that?',
      'What did you see or hear that made it so?',
      'How would you show this to someone who was not there?',
      'What was the best bit of it?',
      'Which moment would you show me?',
    ],
  },
};
