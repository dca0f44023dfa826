import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import { strength } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import { makesCase } from '../../kind-of-writing/makes-a-case.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './asks-back.wording.ts';

const FEWEST_WORDS = 4;

/** Only the one who gets the letter can answer. */
const ofReader = /\b(?:you|your|anyone|anybody)\b/iu;

/** Of a letter, what it asks the one who gets it. */
export const asksBack: Rule = {
  find(text) {
    // The reader of an invented letter is invented, too.
    if (!isLetter(text) || makesCase(text) || text.purpose === 'narrate') return [];
    const asked = text.sentences
      .filter((one) => one.text.endsWith('?') && one.words.length >= FEWEST_WORDS)
      .filter((one) => ofReader.test(meant(one)) && !isSpoken(text, one))
      .flatMap((one) => openingPhrase(text, one))
      .filter((phrase) => phrase.endsWith('?'));
    return strength(asked, 0.5);
  },
  skill: 'readerQuestions',
  wording,
  speaksOf: { strength: { praise: 7, 'general writing': 7, questions: 2, voice: 4 } },
  cases: [
    {
      title: 'praises a question to the reader of a letter',
      text: 'Hi Nana,\nWe went fishing. I got a snapper. How is your new puppy going?\nLove from Tui',
      finds: [{ kind: 'strength', quotations: [['How is your new puppy going?']] }],
    },
    {
      title: 'says nothing of a letter that argues, or of a story',
      text: 'Dear Mr Hall,\nWe should have a pool because it gets hot. I believe that every child must learn to swim. Have you ever been this hot?\nFrom Tui',
      finds: [],
    },
    { title: 'leaves a story alone', text: '“Where are you?” he asked. Do you know?', finds: [] },
  ],
};
