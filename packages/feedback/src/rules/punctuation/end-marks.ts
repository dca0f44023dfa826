import { excerptAround } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './end-marks.wording.ts';

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
  wording,
  speaksOf: { strength: { punctuation: 5 }, nextStep: { punctuation: 3 } },
  cases: [
    {
      title: 'asks about many exclamation marks',
      text: 'We won!!! It was great!!! I was happy.',
      finds: [{ kind: 'nextStep', quotations: [['We won'], ['It was great']] }],
    },
    {
      title: 'asks about a sentence that does not end',
      text: 'We ran. Then we went home and had a very big lunch',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'praises sentences that all end',
      text: 'We ran. It was late! Was Mum mad? Dad laughed.',
      finds: [{ kind: 'strength' }],
    },
  ],
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
