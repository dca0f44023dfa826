import { nextStep, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';

const marker =
  /\b(?:first(?:ly| of all)|firstly|secondly|thirdly|to begin with|(?:my|the|another|one|a) (?:first |second |third |next |last |final |other |main )?reason|in addition|also|another thing|furthermore|finally|lastly|my (?:first|second|third|last) (?:reason|point)|as well as (?:this|that)|on top of that)\b/giu;

/** Words that set one argument apart from the next. */
export const orderedArguments: Rule = {
  find(text) {
    const used = Array.from(text.text.matchAll(marker), (match) => match[0]);
    const different = [...new Map(used.map((word) => [word.toLowerCase(), word])).values()];
    return different.length >= 2 ? strengthInWords(different, 0.75) : nextStep([], 0.6);
  },
  strength: {
    effects: [],
    sentences: [
      'Words like {q} show where each reason starts.',
      'You set out your reasons with {q}.',
      'I can see each reason, for you use {q}.',
      'You organise your reasons with {q}.',
      'Signals such as {q} guide the reader from one argument to another.',
    ],
    reasons: [
      'I can count your reasons.',
      'Each reason has its place.',
      'An organised argument is easier to follow and more convincing.',
    ],
    again: [
      'check which reason is the strongest and put it last',
      'add one more reason in the same way',
      'decide which argument is strongest, and develop it further',
    ],
  },
  nextStep: {
    actions: [
      'start each reason with a word like firstly or also',
      'show where each new reason starts',
      'give each argument a signal word, such as firstly, secondly or finally',
    ],
    sentences: [
      'Show the reader where each reason begins.',
      'Your reasons would be easier to follow with signal words.',
    ],
    reasons: [
      'Then I can count your reasons.',
      'Signal words help the reader to follow an argument.',
    ],
    examples: [
      'Firstly, buses are cheaper than cars.',
      'Another reason is that bees need the flowers.',
      'Finally, a dog keeps you fit.',
    ],
    questions: [
      'How many reasons do you give?',
      'Which reason is the strongest?',
      'Which reason should come first?',
      'Could a reader count your reasons?',
    ],
  },
};
