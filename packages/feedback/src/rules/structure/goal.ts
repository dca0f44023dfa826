import { openingsOf, beginningOf } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

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
  strength: {
    effects: [
      'tells me what I will make or do',
      'says what it is for',
      'tells the reader the goal straight away',
      'states the goal and lets the reader know what the instructions are for',
    ],
    sentences: [
      'I know the goal from {q}.',
      'You say at once what this is for: {q}.',
      'The reader knows the purpose of your instructions from {q}.',
    ],
    reasons: [
      'I know what I will do.',
      'A clear goal helps me begin.',
      'Knowing the goal helps the reader to understand each instruction.',
    ],
    again: [
      'add why someone would want to do this',
      'tell the reader how long it will take',
      'tell the reader at the start who this is for',
    ],
  },
  nextStep: {
    actions: [
      'say at the top what this will make or do',
      'add a title that tells me the goal',
      'begin with a title or sentence that states the goal',
    ],
    sentences: [
      'You start with {q}. Tell the reader first what they are going to make or do.',
      'Before {q}, add a title that tells the goal.',
    ],
    reasons: ['Then I know what I am making.', 'The reader needs to know the goal first.'],
    examples: [
      'How to fold a paper boat',
      'How to look after a guinea pig',
      'This is how to plant a bean.',
    ],
    questions: [
      'What will the reader have at the end?',
      'What is the goal?',
      'Who would want to do this, and why?',
    ],
  },
};
