import { isRight } from '../../language/spelling.ts';
import { countWords, wordsOf } from '../../text/words.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './speech.wording.ts';

/** Words that someone says, in speech marks. */
export const speech: Rule = {
  find(text) {
    const said = text.speech
      .map((one) => one.text.replace(/[,.]$/u, ''))
      .filter(
        (one) =>
          (countWords(one) >= 2 || /[!?]$/u.test(one)) &&
          countWords(one) <= 9 &&
          !/["“”‘’]\s|\s["“”‘’]/u.test(one),
      );
    const excerpts = [...new Set(said)].toSorted((a, b) => misspelt(a) - misspelt(b));
    if (excerpts.length > 0) return strength(excerpts, 0.8);
    return text.speech.length > 0 ? [] : nextStep([], 0.5);
  },
  wording,
  speaksOf: {
    strength: {
      praise: 2,
      'narrative features': 2,
      'general writing': 2,
      dialogue: 1,
      punctuation: 1,
    },
    nextStep: { 'narrative features': 4, dialogue: 1 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises what someone says',
      text: '“Can we go back now?” I said.',
      finds: [{ kind: 'strength', quotations: [['Can we go back now?']] }],
    },
    {
      title: 'knows straight and single marks',
      text: "He said 'look out the window' and 'I don't know' to me.",
      finds: [{ kind: 'strength', quotations: [['look out the window'], ["I don't know"]] }],
    },
    {
      title: 'takes apostrophes for no speech marks',
      text: "It's the dogs' bowl and it isn't mine.",
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
    {
      title: 'asks for speech where there is none',
      text: 'We ran home.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};

function misspelt(said: string): number {
  return wordsOf(said).filter((word) => !isRight(word)).length;
}
