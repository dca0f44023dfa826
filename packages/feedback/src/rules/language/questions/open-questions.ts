import { openingPhrase } from '../../../text/phrase.ts';
import { isStaged } from '../../../text/forms/staged.ts';
import { strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './open-questions.wording.ts';

const open = /^(?:(?:and|so|but) )?(?:what|why|how)\b(?! (?:about|old|many|much|long|far)\b)/iu;

/** Of an interview, the questions that need more than a word for an answer. */
export const openQuestions: Rule = {
  find(text) {
    if (text.turns.length === 0 || isStaged(text)) return [];
    const asked = text.sentences
      .filter((one) => one.text.endsWith('?') && open.test(one.text))
      .flatMap((one) => openingPhrase(text, one))
      .filter((phrase) => phrase.endsWith('?'));
    return strength(asked, 0.6);
  },
  skill: 'readerQuestions',
  wording,
  speaksOf: {
    strength: { praise: 6, ideas: 7, 'general writing': 6, questions: 1, voice: 6 },
  },
  cases: [
    {
      title: 'praises a question of an interview that needs more than a word',
      text: 'Q: How old were you?\nA: I was six.\nQ: What is the best part of your job?\nA: My koro took me out.',
      finds: [{ kind: 'strength', quotations: [['What is the best part of your job?']] }],
    },
    { title: 'leaves a story alone', text: '“What is it?” I asked. Nobody knew.', finds: [] },
  ],
};
