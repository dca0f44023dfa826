import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

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
  strength: {
    effects: [
      'is a short sentence that makes me stop',
      'stands out after a long sentence',
      'is short and strong',
      'follows a long sentence and catches the attention of the reader',
    ],
    sentences: [
      'The short sentence {q} makes the reader stop.',
      'After a long sentence, {q} comes as a surprise.',
      'You mix long and short sentences, and {q} stands out.',
    ],
    reasons: [
      'Short sentences add punch.',
      'A mix of lengths keeps me reading.',
      'Changing the length of sentences controls the pace for the reader.',
    ],
    again: [
      'use one more short sentence at an exciting part',
      'follow one more long sentence with a short one',
      'find another important moment for a very short sentence',
    ],
  },
};
