import { openingsOf, beginningOf } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './goal.wording.ts';

const purpose =
  /^(?:how to|this is how|here is how|to (?:make|build|grow|play|cook)|instructions|recipe|(?:i (?:am going to|will) |let me )?(?:tell|show|teach)(?:ing)? you how|do you want to know how|have you ever wanted to|learn how)\b/iu;

/** A procedure that says at the top what it is for. */
export const goal: Rule = {
  find(text) {
    const heading = text.title?.text ?? '';
    if (purpose.test(heading)) return strength([heading.replace(/["“”]/gu, '')], 0.7);
    const stated = beginningOf(text, 2).filter((sentence) => purpose.test(sentence.text));
    return stated.length > 0
      ? strength(openingsOf(text, stated), 0.7)
      : nextStep(openingsOf(text, beginningOf(text, 1)), 0.6);
  },
  wording,
  speaksOf: { strength: { 'procedural structure': 1 }, nextStep: { 'procedural structure': 2 } },
  cases: [
    {
      title: 'praises a title that tells the goal',
      text: 'How to make a sandcastle\nFirst you get a bucket and a spade from the shed.',
      finds: [{ kind: 'strength', quotations: [['How to make a sandcastle']] }],
    },
    {
      title: 'asks for one',
      text: 'Get a bucket. Fill it.',
      finds: [{ kind: 'nextStep', quotations: [['Get a bucket']] }],
    },
    {
      title: 'does not take how to in a story for one',
      text: 'I forgot how to breathe. Then I fell.',
      finds: [{ kind: 'nextStep' }],
    },
  ],
};
