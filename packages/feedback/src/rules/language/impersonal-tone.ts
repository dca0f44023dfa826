import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

const personal =
  /\b(?:i (?:think|like|love|saw|hate|reckon|wish|am going|want|have|really)|my (?:favou?rite|mum|dad|friend)|in my opinion|so cute|so cool|awesome|yuck)\b/giu;
const factual =
  /\b(?:\d+ ?(?:cm|m|km|kg|g|metres|years|eggs|million|species)|called|found in|made of|known as|up to \d|types? of|kinds? of|species)(?![\p{L}])/giu;

/** The factual tone of a report, or a personal remark in it. */
export const impersonalTone: Rule = {
  find(text) {
    const remarks = excerptsOf(text, personal);
    if (remarks.length > 0) return nextStep(remarks.slice(0, 3), 0.7);
    return strength(excerptsOf(text, factual), 0.55);
  },
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
