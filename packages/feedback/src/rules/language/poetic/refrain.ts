import { bodyLines } from '../../../text/lines/body-lines.ts';
import { withoutAnyEndMark } from '../../../text/marks/end-marks.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { countWords } from '../../../text/words.ts';
import { strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './refrain.wording.ts';

/** Shorter lines come back by chance (words). */
const FEWEST_WORDS = 3;

/** Of a poem, a line that comes back after others. */
export const refrain: Rule = {
  find(text) {
    if (!isVerse(text)) return [];
    const lines = bodyLines(text);
    const first = new Map<string, number>();
    const returning = lines.flatMap((line, i) => {
      const words = withoutAnyEndMark(line.text);
      const key = words.toLowerCase();
      const at = first.get(key) ?? i;
      first.set(key, at);
      return countWords(words) >= FEWEST_WORDS && i > at + 1 ? [words] : [];
    });
    return strength(returning.slice(0, 2), 0.5);
  },
  skill: 'sounds',
  wording,
  speaksOf: {
    strength: {
      praise: 9,
      ideas: 9,
      vocabulary: 9,
      'general writing': 9,
      'sentence structure': 9,
      organisation: 9,
    },
  },
  cases: [
    {
      title: 'praises a line that comes back',
      text: 'Ghosts\nWho is there\nThe wind in the hall\nnobody at all\nWho is there\nThe gate going bang',
      finds: [{ kind: 'strength', quotations: [['Who is there']] }],
    },
    {
      title: 'takes no line for one that is only said twice running, or is a word or two',
      text: 'Go away wind\nGo away wind\nno no\nthe gate goes bang\nno no\nit is cold out here',
      finds: [],
    },
    { title: 'says nothing of a story', text: 'We ran home. I fell. We ran home.', finds: [] },
  ],
};
