import { nextStep, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { order } from './order.ts';

const timeWord =
  /(?<=^|[.!?]["”’]?\s+)(?:first(?:ly| of all)?|at first|second(?:ly)?|third(?:ly)?|next|after that|after (?:lunch|dinner|breakfast|tea|a while|school)|later(?: on| that (?:day|night|morning|afternoon|evening))?|finally|eventually|meanwhile|suddenly|soon|at last|in the end|lastly|the next (?:day|morning|thing|night)|that (?:night|afternoon|morning|evening)|afterwards|before long|straight away|when we (?:got|finally|arrived)|in the (?:morning|afternoon|evening)|on the (?:last|first|second|third|way)|(?:an?|two|three|five|ten) (?:hours?|minutes?|days?) later)\b/gimu;
/** Words that put events in order at the start of sentences. */
export const timeOrder: Rule = {
  find(text) {
    const used = Array.from(text.text.matchAll(timeWord), (match) => match[0]);
    const different = [...new Map(used.map((word) => [word.toLowerCase(), word])).values()];
    if (different.length >= 2)
      return strengthInWords(different, different.length >= 3 ? 0.8 : 0.55);
    return text.words.length < 60 ? [] : nextStep([], 0.5);
  },
  strength: {
    effects: [],
    sentences: [
      'Words such as {q} show the order.',
      'I can follow the order: you use {q}.',
      'You use time words like {q} to lead me along.',
      'Time words such as {q} tell the reader when each thing happened.',
      'Starting with {q} keeps the order clear.',
      'Connectives of time, for instance {q}, guide the reader from one event to another.',
    ],
    reasons: [
      'I never got lost.',
      'The order is easy to follow.',
      'They help the reader to follow the sequence of events.',
    ],
    again: [
      'use one more time word that you have not used yet',
      'find one more place where a time word would help',
      'choose another time connective for the most exciting moment',
    ],
  },
  nextStep: {
    actions: [
      'use a new time word in one place',
      'add a time word at the start of a sentence',
      'start one sentence with a connective that shows when it happened',
    ],
    sentences: [
      'A time word or two would help me follow the order.',
      'Show the reader when each thing happened.',
    ],
    reasons: ['Then the order is clear.', 'Different time words keep the reader with you.'],
    ...order,
  },
};
