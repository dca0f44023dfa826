import { excerptAround } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './hook.wording.ts';

const plainStart =
  /^(?:(?:on|in|at|last|yesterday|today|one day|once upon)\b|(?:hi|hello),?|i am|i'm|this is|my name is|in this|there (?:was|were|is|are|once)|it (?:was|is)|i (?:like|went|have|had|think)|we (?:are|went|had)|once)\b/iu;

/** A first sentence that makes one want to read on: speech, a question, a sound, or a few words. */
export const hook: Rule = {
  find(text) {
    const [first] = text.sentences;
    const word = first?.words[0];
    if (first === undefined || word === undefined) return [];
    const spoken = text.speech.find((said) => said.start <= first.start + 1);
    const isPlain = plainStart.test(first.text);
    const isHook =
      spoken !== undefined ||
      /[?!]["”’]?$/u.test(first.text) ||
      (!isPlain && first.words.length >= 2 && first.words.length <= 6 && first.text.endsWith('.'));
    const shown =
      spoken === undefined ? excerptAround(text, word) : spoken.text.replace(/[,.]$/u, '');
    if (shown === null) return [];
    if (isHook && shown.split(' ').length <= 10) return strength([shown], 0.8);
    return isPlain ? nextStep([shown], 0.5) : [];
  },
  wording,
  speaksOf: {
    strength: {
      praise: 5,
      'narrative structure': 1,
      'recount structure': 4,
      'general writing': 5,
      opening: 1,
    },
    nextStep: { 'narrative structure': 7, opening: 1 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises speech at the start',
      text: '“Wake up!” Hope was shaking me.',
      finds: [{ kind: 'strength', quotations: [['Wake up!']] }],
    },
    {
      title: 'praises a question at the start',
      text: 'Have you ever lost a shoe? I have.',
      finds: [{ kind: 'strength', quotations: [['Have you ever lost a shoe']] }],
    },
    {
      title: 'offers another start for a plain one',
      text: 'On Monday we went on a very long walk to the beach.',
      finds: [{ kind: 'nextStep' }],
    },
  ],
};
