import { excerptAround } from '../../text/excerpt.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './bare-sentence.wording.ts';

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
  wording,
  speaksOf: {
    nextStep: {
      ideas: 1,
      'narrative features': 2,
      'recount features': 2,
      'general writing': 1,
      voice: 2,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'asks what made it so',
      text: 'We went to the zoo. It was really fun. We saw a lion.',
      finds: [{ kind: 'nextStep', quotations: [['It was really fun']] }],
    },
    {
      title: 'says nothing where a reason follows',
      text: 'It was fun because we saw a lion.',
      finds: [],
    },
    {
      title: 'says nothing of a fuller sentence',
      text: 'It was fun to feed the lions at the zoo.',
      finds: [],
    },
  ],
};
