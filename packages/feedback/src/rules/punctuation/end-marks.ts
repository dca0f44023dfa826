import { excerptAround } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Sentence ends: marked throughout, drowned in exclamation marks, or forgotten at the end of a paragraph. */
export const endMarks: Rule = {
  find(text) {
    const loud = text.sentences.filter((sentence) => /!{2,}["'”’]?$/u.test(sentence.text));
    if (loud.length >= 2) return nextStep(excerpts(text, loud), 0.6);
    const open = text.sentences.filter(
      (sentence) => sentence.words.length >= 8 && !/[.!?…:]["'”’)\]]*$/u.test(sentence.text),
    );
    if (open.length > 0) return nextStep(excerpts(text, open), 0.65);
    const ended = text.sentences.filter((sentence) => /[.!?]["'”’)\]]*$/u.test(sentence.text));
    return ended.length < 4 ? [] : strength(excerpts(text, ended).slice(0, 5), 0.4);
  },
  strength: {
    effects: ['ends with the right mark', 'ends where the idea ends'],
    sentences: [
      'Each sentence has an end mark, as the one with {q} has.',
      'You end your sentences clearly, as in the one with {q}.',
    ],
    reasons: ['So I know where to stop.', 'End marks show the reader where to pause.'],
    again: [
      'check the end marks once more when you have added something',
      'try one question or exclamation where it fits',
    ],
  },
  nextStep: {
    actions: ['check the end mark', 'choose the one end mark that fits best'],
    sentences: [
      'Look at the end of the sentence with {q}. Which mark fits best?',
      'Check the end mark of the sentence with {q}; one mark is enough.',
    ],
    reasons: [
      'One clear mark tells the reader how to read it.',
      'End marks help the reader to know when to stop.',
    ],
    examples: ['What a day!', 'Where was the dog?', 'The lights went out.'],
    questions: [
      'How should your voice sound there?',
      'Which end mark does each sentence need?',
      'Where does that sentence stop?',
    ],
  },
};

function excerpts(
  text: Parameters<Rule['find']>[0],
  sentences: readonly { words: readonly { start: number; end: number }[] }[],
): string[] {
  return [
    ...new Set(
      sentences.flatMap(({ words }) => {
        const last = words.at(-1);
        return last === undefined ? [] : (excerptAround(text, last) ?? []);
      }),
    ),
  ];
}
