import type { Wording } from '../rule.ts';
import { order } from './order.wording.ts';

/** What is said of what `time-order.ts` finds. */
export const wording: Wording = {
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
