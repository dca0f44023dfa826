import type { Wording } from '../rule.ts';

/** What is said of what `definition.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'tells me what it is',
      'starts with what the topic is',
      'tells the reader straight away what your topic is',
      'classifies the topic, as the opening of a report should',
    ],
    sentences: [
      'You tell me what it is: {q}.',
      'Your opening, {q}, says what the topic is.',
      'By writing {q} at the start, you define your topic for the reader.',
    ],
    reasons: [
      'Now I know the topic.',
      'A clear start helps me learn.',
      'A reader who knows what the topic is can understand the facts that follow.',
    ],
    again: [
      'add one more fact to the opening',
      'tell the reader at the start what your report will cover',
      'add one sentence that tells the reader which parts will follow',
    ],
  },
  nextStep: {
    actions: [
      'say what it is in the first sentence',
      'start with a sentence that tells what your topic is',
      'open with a sentence that says which group your topic belongs to',
    ],
    sentences: [
      'You start with {q}. First tell the reader what your topic is.',
      'Before {q}, add a sentence that says what your topic is.',
    ],
    reasons: [
      'Then I know what I am reading about.',
      'A report begins by telling what its topic is.',
    ],
    examples: [
      'The fantail is a small bird of the bush.',
      'Volcanoes are openings in the crust of the earth.',
      'A compass is a tool that shows where north is.',
    ],
    questions: [
      'What kind of thing is your topic?',
      'What does a reader need to know first?',
      'How would you tell someone what it is in one sentence?',
    ],
  },
};
