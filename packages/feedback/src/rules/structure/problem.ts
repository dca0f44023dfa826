import { phrasesOf } from '../../text/phrase.ts';
import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './problem.wording.ts';

const trouble =
  /\b(?:suddenly,? (?:i|we|he|she|they|it|the|a|there|my|his|her|everything)|all of a sudden,?|to (?:my|our|his|her) horror|(?:i|we|he|she|they|it) (?:was|were|got) (?:lost|stuck|trapped)|(?:had |has )?(?:disappeared|vanished)|(?:he|she|it|they|the \p{L}+) (?:was|were) gone|(?:the|my|our|his|her) \p{L}+ (?:snapped|broke|collapsed|crashed|exploded|sank)|(?:couldn['’]?t|could not) (?:find|see|move|get out|breathe|open))\b/giu;

/** The moment at which something goes wrong in a story. */
export const problem: Rule = {
  find(text) {
    const troubles = phrasesOf(text, trouble);
    return strength(troubles, 0.65);
  },
  skill: 'problem',
  wording,
  speaksOf: {
    strength: { 'narrative structure': 3, problem: 1 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises the moment',
      text: 'We walked on. Suddenly the bridge snapped. We held on.',
      finds: [{ kind: 'strength', quotations: [['Suddenly the bridge snapped']] }],
    },
    {
      title: 'says nothing where nothing goes wrong',
      text: 'We walked on. The bridge was long. We held on.',
      finds: [],
    },
  ],
};
