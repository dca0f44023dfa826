import { openingPhrase } from '../../text/phrase.ts';
import { countWords } from '../../text/words.ts';
import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './hook.wording.ts';

/** A first sentence that makes one want to read on: speech, a question, or a sound. */
export const hook: Rule = {
  find(text) {
    const [first] = text.sentences;
    if (first === undefined || text.sentences.length < 4) return [];
    const spoken = text.speech.find((said) => said.start <= first.start + 1);
    const isQuestion = first.text.endsWith('?') && first.words.length >= 4;
    const isSound = /!["”’]?$/u.test(first.text) && first.words.length <= 4;
    if (spoken !== undefined) {
      const words = spoken.text.replace(/[,.]$/u, '');
      return countWords(words) <= 12 && countWords(words) > 1 ? strength([words], 0.85) : [];
    }
    return isQuestion || isSound ? strength(openingPhrase(text, first), 0.8) : [];
  },
  skill: 'hook',
  wording,
  speaksOf: {
    strength: {
      praise: 5,
      'narrative structure': 1,
      'recount structure': 4,
      'general writing': 5,
      opening: 1,
      'persuasive structure': 2,
      'persuasive features': 5,
    },
  },
  cases: [
    {
      title: 'praises speech at the start',
      text: '“Run for your lives!” yelled Dad. We ran. It was close. We lived.',
      finds: [{ kind: 'strength', quotations: [['Run for your lives!']] }],
    },
    {
      title: 'praises a question and a sound',
      text: 'Have you ever been bitten by an eel? I have. It hurt. I cried.',
      finds: [{ kind: 'strength', quotations: [['Have you ever been bitten by an eel?']] }],
    },
    {
      title: 'says nothing of a plain start',
      text: 'On Monday we went to camp. It rained. We sang. I slept.',
      finds: [],
    },
  ],
};
