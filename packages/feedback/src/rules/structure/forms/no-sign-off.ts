import { endOfBody } from '../../../text/lines/parts.ts';
import { closingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './no-sign-off.wording.ts';

/** A last line with no more words may be a name (words). */
const A_NAME = 5;

/** A letter that stops without a farewell or a name. */
export const noSignOff: Rule = {
  find(text) {
    const last = text.lines.at(-1);
    if (!isLetter(text) || last === undefined || text.lines.length < 2) return [];
    if (endOfBody(text) < text.lines.length || countWords(last.text) <= A_NAME) return [];
    return nextStep(closingPhrase(text, text.sentences.at(-1)), 0.8);
  },
  skill: 'conclusion',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ hasNewEnd, fresh }) => hasNewEnd || (fresh !== '' && undefined),
  },
  ofTask: true,
  speaksOf: {
    nextStep: {
      'recount structure': 4,
      'persuasive structure': 4,
      organisation: 3,
      ending: 1,
      'general writing': 3,
    },
  },
  cases: [
    {
      title: 'asks for it where a letter only stops',
      text: 'Dear Mr Pratt,\nThank you for the honey. I liked the suits.\nI got a new bike on Saturday.',
      finds: [{ kind: 'nextStep', quotations: [['I got a new bike on Saturday']] }],
    },
    {
      title: 'leaves alone a letter that ends with a name or a farewell',
      text: 'Dear Mr Pratt,\nThank you for the honey. I liked the suits.\nFrom Kauri in Room 3 at Kawakawa School',
      finds: [],
    },
    {
      title: 'leaves alone a letter that ends with few words',
      text: 'Dear Mr Pratt,\nThank you for the honey. I liked the suits.\nkauri room 3',
      finds: [],
    },
  ],
};
