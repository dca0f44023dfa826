import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './modal-verbs.wording.ts';

const strongModal =
  /\b(?:must(?:n['’]?t| not)?|should(?:n['’]?t| not)?|need(?:s)? to|ha(?:ve|s) to|ought to|will (?:never|always|definitely)|definitely|certainly|surely)\b(?! of\b)/giu;

/** Modal verbs that make a view sound sure: should, must. */
export const modalVerbs: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, strongModal);
    return excerpts.length > 0 ? strength(excerpts, 0.75) : nextStep([], 0.7);
  },
  wording,
  speaksOf: {
    strength: { 'persuasive features': 1, opinion: 2 },
    nextStep: { 'persuasive features': 1, opinion: 2 },
  },
  cases: [
    {
      title: 'praises should and must',
      text: 'We must keep the creek clean.',
      finds: [{ kind: 'strength', quotations: [['We must keep the creek clean']] }],
    },
    {
      title: 'takes should of for none',
      text: 'I should of gone.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
