import { clearestFirst, hasSpeech, openingPhrase } from '../../text/phrase.ts';
import { countWords } from '../../text/words.ts';
import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './complex-sentences.wording.ts';

const inside =
  /^(?!(?:and|but|so|then)\b)[\p{L}' ’]{8,},? (?:because|when|while|until|although|even though|who|(?<!\b(?:for|in|at|of|to|on|by) )which(?! ones?)|so that) [\p{L}' ’]{8,}/iu;
const opened =
  /^(?:When|After|Before|While|As|Although|Even though|If|Because|Since|Until|Once|Whenever) (?:I|we|he|she|they|it|you|the|my|our|his|her|their|a|all|everyone|\p{Lu})[\p{L}]* ?\p{L}+/u;

/** Sentences that begin with a word such as when, while or although. */
export const complexSentences: Rule = {
  find(text) {
    const whole = text.sentences
      .filter(({ text: one }) => (opened.test(one) || inside.test(one)) && !/[?]$/u.test(one))
      .filter((sentence) => !hasSpeech(text, sentence))
      .flatMap((sentence) =>
        openingPhrase(text, sentence).filter((one) =>
          sentence.text.replace(/[.!]+$/u, '').endsWith(one.replace(/!$/u, '')),
        ),
      )
      .filter((one) => countWords(one) >= 7 && (opened.test(one) || inside.test(one)));
    return strength(clearestFirst(whole), 0.75);
  },
  skill: 'joinedIdeas',
  wording,
  speaksOf: {
    strength: { praise: 9, 'sentence structure': 2, 'general writing': 9 },
  },
  cases: [
    {
      title: 'praises a clause that comes first',
      text: 'When the rain stopped, we ran outside. We got wet.',
      finds: [{ kind: 'strength', quotations: [['When the rain stopped, we ran outside']] }],
    },
    {
      title: 'takes no comma between two sentences for a joining word',
      text: 'Plug all the cables in, look at the manual for which ones go where. We got wet.',
      finds: [],
    },
    {
      title: 'leaves questions and plain sentences alone',
      text: 'When do you go home? After lunch we ran. We ate.',
      finds: [],
    },
  ],
};
