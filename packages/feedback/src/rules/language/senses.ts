import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './senses.wording.ts';

const sensed =
  /\b(?:smell(?:s|ed|t|ing|y)?|stank|tast(?:e|es|ed|ing|y)|(?:hear|heard|hearing)(?= (?:a|an|the|my|his|her|some|someone|nothing|only|it)\b)|sound(?:s|ed)? (?:like|of)|nois(?:e|es|y)|soft|rough|smooth|sticky|slimy|slippery|freezing|icy|wet|cold|hot|warm|bright|dark|shiny|silver|golden|glowing|sparkl(?:y|ing|ed)|crunch(?:y|ed|ing)|creak(?:y|ed|ing)|roar(?:ed|ing)|squeak(?:y|ed|ing)|bang(?:ed|ing)|whisper(?:ed|ing)|rumbl(?:ed|ing)|hiss(?:ed|ing)|splash(?:ed|ing)?|dripping|fluffy|furry|prickly|bumpy|muddy|salty|sweet|sour|steam(?:ing)?|smoke|smoky)\b/giu;

/** What can be seen, heard, smelt, tasted or touched. */
export const senses: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, sensed);
    return excerpts.length > 0 ? strength(excerpts, 0.7) : nextStep([], 0.65);
  },
  wording,
  speaksOf: {
    strength: {
      praise: 8,
      ideas: 2,
      'narrative features': 5,
      'recount features': 4,
      vocabulary: 5,
      'general writing': 8,
      description: 1,
    },
    nextStep: { ideas: 3, 'narrative features': 3, 'general writing': 10, description: 1 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises what can be heard',
      text: 'The gate squeaked behind us.',
      finds: [{ kind: 'strength', quotations: [['The gate squeaked behind us']] }],
    },
    {
      title: 'asks for it where there is nothing',
      text: 'We went to town. We went home.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
