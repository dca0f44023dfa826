import type { Wording } from '../rule.ts';

/** What is said of what `impersonal-tone.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'sticks to the facts',
      'sounds like a real report',
      'gives facts and not what you feel',
      'keeps a factual tone, as writers of reports do',
    ],
    sentences: [
      'You stick to facts, as in {q}.',
      'I trust {q}: it sounds like a report.',
      'Your tone is factual, for instance in {q}.',
    ],
    reasons: [
      'A report tells facts.',
      'I can trust what I read.',
      'A factual tone makes information sound reliable.',
    ],
    again: [
      'add one more fact that you can check',
      'check that each sentence tells a fact',
      'check that every sentence still sounds factual',
    ],
  },
  nextStep: {
    actions: [
      'change it to a fact',
      'tell what is true and not what you feel',
      'turn this opinion into a fact that could be checked',
    ],
    sentences: [
      'Look at {q}. Is it a fact, or what you think?',
      'A report tells facts: check {q}.',
    ],
    reasons: ['A report tells facts.', 'Facts make a report reliable.'],
    examples: [
      'I think owls are cute becomes owls have large round eyes.',
      'Sharks are scary becomes sharks can smell blood from far away.',
    ],
    questions: [
      'Is that a fact or an opinion?',
      'How could you find out more about it?',
      'Which fact could you put there?',
    ],
  },
};
