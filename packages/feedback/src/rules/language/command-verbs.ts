import { commandOf } from '../../language/command-verbs.ts';
import { openingsOf } from '../../text/parts.ts';
import { nextStep, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './command-verbs.wording.ts';

/** Steps that begin with a verb that tells the reader what to do. */
export const commandVerbs: Rule = {
  find(text) {
    const verbs = text.sentences.flatMap((sentence) => commandOf(sentence) ?? []);
    const talking = text.sentences.filter((sentence) =>
      /^(?:(?:then|next|first|after that|and) ?,?)*(?:you|i|we)\b/iu.test(sentence.text),
    );
    if (verbs.length >= 2 && verbs.length >= talking.length) return strengthInWords(verbs, 0.8);
    return nextStep(openingsOf(text, talking).slice(0, 3), 0.75);
  },
  wording,
  speaksOf: {
    strength: { 'procedural features': 1, verbs: 2, instructions: 2 },
    nextStep: { 'procedural features': 1, instructions: 2 },
  },
  cases: [
    {
      title: 'praises steps that begin with a verb',
      text: 'First, fold the paper. Press it flat. Then cut the end.',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['fold', 'Press'],
            ['Press', 'cut'],
          ],
        },
      ],
    },
    {
      title: 'asks for them where the steps talk to the reader',
      text: 'You fold the paper. Then you cut it. You are done.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['You fold the paper'], ['Then you cut it'], ['You are done']],
        },
      ],
    },
  ],
};
