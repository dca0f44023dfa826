import { nextStep, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './ordered-arguments.wording.ts';

const marker =
  /\b(?:first(?:ly| of all)|firstly|secondly|thirdly|to begin with|(?:my|the|another|one|a) (?:first |second |third |next |last |final |other |main )?reason|in addition|also|another thing|furthermore|finally|lastly|my (?:first|second|third|last) (?:reason|point)|as well as (?:this|that)|on top of that)\b/giu;

/** Words that set one argument apart from the next. */
export const orderedArguments: Rule = {
  find(text) {
    const used = Array.from(text.text.matchAll(marker), (match) => match[0]);
    const different = [...new Map(used.map((word) => [word.toLowerCase(), word])).values()];
    return different.length >= 2 ? strengthInWords(different, 0.75) : nextStep([], 0.6);
  },
  wording,
  speaksOf: {
    strength: { 'persuasive structure': 2, reasons: 3 },
    nextStep: { 'persuasive structure': 5 },
  },
  cases: [
    {
      title: 'praises firstly and secondly',
      text: 'Firstly, it is cheap. Secondly, it is fun.',
      finds: [{ kind: 'strength', quotations: [['Firstly', 'Secondly']] }],
    },
    {
      title: 'asks for them',
      text: 'It is cheap. It is fun.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
