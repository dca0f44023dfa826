import { proseOf } from '../../../text/lines/prose.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText, Word } from '../../../text/student-text.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './joiners-used.wording.ts';
import { hasMore } from '../whole-sentence.ts';

/** These join whatever stands beside them; ‘so’ and ‘and’ are in every text. */
const joiners = ['because', 'but', 'if', 'when', 'until', 'although'];

/** “When do we go?” joins nothing, and neither does “all but one”. */
const isJoining = (text: StudentText, word: Word): boolean =>
  joiners.includes(word.lower) && !isSpoken(text, word);

/** Two different words that join ideas, in a text of which no sentence can be praised as one. */
export const joinersUsed: Rule = {
  find(text) {
    if (hasMore(text)) return [];
    const joining = proseOf(text)
      .filter(
        (one) =>
          !one.text.endsWith('?') && !/\b(?:all|nothing|anything|none) but\b/iu.test(one.text),
      )
      .flatMap(({ words }) => words.slice(1, -1))
      .filter((word) => isJoining(text, word))
      .map(({ lower }) => lower);
    const used = new Set(joining);
    const shown = joiners.filter((one) => used.has(one)).slice(0, 2);
    return shown.length < 2 ? [] : [{ kind: 'strength', quotations: [shown], weight: 0.2 }];
  },
  skill: 'joinedIdeas',
  wording,
  speaksOf: { strength: { 'sentence structure': 10 } },
  cases: [
    {
      title: 'shows two words that join ideas',
      text: 'my dog is fun becos he is big. we run if it is dry but he is slow.',
      finds: [{ kind: 'strength', quotations: [['but', 'if']] }],
    },
    {
      title: 'leaves questions, speech, one word alone and ‘and’ alone',
      text: 'when do we go? we run if it is dry and he is slow. “I am late but I am here,” she said.',
      finds: [],
    },
  ],
};
