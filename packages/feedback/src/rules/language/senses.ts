import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

const sensed =
  /\b(?:smell(?:s|ed|t|ing|y)?|stank|tast(?:e|es|ed|ing|y)|(?:hear|heard|hearing)(?= (?:a|an|the|my|his|her|some|someone|nothing|only|it)\b)|sound(?:s|ed)? (?:like|of)|nois(?:e|es|y)|soft|rough|smooth|sticky|slimy|slippery|freezing|icy|wet|cold|hot|warm|bright|dark|shiny|silver|golden|glowing|sparkl(?:y|ing|ed)|crunch(?:y|ed|ing)|creak(?:y|ed|ing)|roar(?:ed|ing)|squeak(?:y|ed|ing)|bang(?:ed|ing)|whisper(?:ed|ing)|rumbl(?:ed|ing)|hiss(?:ed|ing)|splash(?:ed|ing)?|dripping|fluffy|furry|prickly|bumpy|muddy|salty|sweet|sour|steam(?:ing)?|smoke|smoky)\b/giu;

/** What can be seen, heard, smelt, tasted or touched. */
export const senses: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, sensed);
    return excerpts.length > 0 ? strength(excerpts, 0.7) : nextStep([], 0.65);
  },
  strength: {
    effects: [
      'helps me feel that I am there',
      'lets me use my senses',
      'brings the place close to the reader',
      'describes it so well that the reader can sense it',
    ],
    sentences: [
      'I could sense it when I read {q}.',
      'You use the senses in {q}.',
      'Words such as {q} let the reader experience the place.',
    ],
    reasons: [
      'I can almost be there.',
      'Our senses make a place feel real.',
      'Describing with the senses takes the reader right into the scene.',
    ],
    again: [
      'add one more sound or smell',
      'use another of the senses in one more place',
      'describe another important place with the senses',
    ],
  },
  nextStep: {
    actions: [
      'add one sound or smell',
      'tell me what you could see and hear',
      'describe the place with two of your senses',
    ],
    sentences: [
      'Help me to see and hear the place.',
      'The reader would like to know what the place was like.',
    ],
    reasons: ['Then I can be there too.', 'The senses help the reader to imagine the place.'],
    examples: [
      'The shed smelt of petrol and cut grass.',
      'Gravel crunched under our tyres.',
      'The sand was so hot that we hopped to the water.',
      'Bacon sizzled in the dark kitchen.',
    ],
    questions: [
      'What could you hear or smell there?',
      'What would a camera have seen?',
      'What could you touch, hear or smell?',
      'Which of your five senses could you use here?',
    ],
  },
};
