import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './short-and-long.wording.ts';

/** A short sentence next to a long one, which makes the reader stop. */
export const shortAndLong: Rule = {
  find(text) {
    const shorts = text.sentences.filter((sentence, i) => {
      const before = text.sentences[i - 1]?.words.length ?? 0;
      const count = sentence.words.length;
      return (
        count >= 2 &&
        count <= 5 &&
        before >= 12 &&
        /[.!]$/u.test(sentence.text) &&
        !/["“”\n?]|^the end/iu.test(sentence.text)
      );
    });
    return strength(
      shorts.map((sentence) => sentence.text.replace(/[.]+$/u, '')),
      0.8,
    );
  },
  wording,
  speaksOf: { strength: { praise: 6, 'sentence structure': 1, 'general writing': 6 } },
  cases: [
    {
      title: 'praises a short sentence after a long one',
      text: 'We had walked for hours and hours through the dark bush with heavy packs. Then it snapped.',
      finds: [{ kind: 'strength', quotations: [['Then it snapped']] }],
    },
    { title: 'says nothing where all are short', text: 'We ran. It snapped.', finds: [] },
    {
      title: 'takes The end for none',
      text: 'We had walked for hours and hours through the dark bush with heavy packs. The end.',
      finds: [],
    },
  ],
};
