import { meant } from '../../../language/spelling/meant.ts';
import { greets } from '../../../text/meaning/letter-words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './no-thanks.wording.ts';

/** Gives thanks, however it is spelt. */
const thanks =
  /(?<!\p{L})(?:(?:th|f)[ae]?n?(?:ck|k|x|q)(?:s|z|ed|ing|fu?l\p{L}*|you|u)?|thn?ak\p{L}*|ta|grateful\p{L}*|gratitude|ap+rec?i\p{L}*|cheers|mihi\p{L}*|kia ora|(?:it was|you were) (?:so |very |really )*kind)(?!\p{L})/iu;

/** A letter that thanks nobody. */
export const noThanks: Rule = {
  find(text) {
    if (!isLetter(text) || thanks.test(meant(text))) return [];
    const greeting = text.lines.findIndex((one) => greets.test(one.text));
    const first = text.sentences.find((one) => one.line >= greeting && !greets.test(one.text));
    return nextStep(openingPhrase(text, first), 0.92);
  },
  skill: 'topic',
  wording,
  taken: { by: 'adding', where: 'anywhere', isSo: ({ fresh }) => thanks.test(fresh) },
  ofTask: true,
  speaksOf: {
    nextStep: {
      ideas: 1,
      'recount structure': 2,
      'recount features': 2,
      voice: 2,
      organisation: 2,
      'general writing': 1,
    },
  },
  cases: [
    {
      title: 'asks a letter for its thanks',
      text: 'Dear Mr Pratt\nI am in Room 3. I liked the white suits. The queen had a blue dot.',
      finds: [{ kind: 'nextStep', quotations: [['I am in Room 3']] }],
    },
    {
      title: 'asks below the address and the greeting',
      text: '16 Kauri Street\n3 May\nDear Mr Pratt,\nI am in Room 3. I liked the white suits.',
      finds: [{ kind: 'nextStep', quotations: [['I am in Room 3']] }],
    },
    {
      title: 'knows thanks however they are spelt',
      text: 'Dear Mr Pratt\nThak you for the honey. I liked the suits. The queen had a dot.',
      finds: [],
    },
    {
      title: 'says nothing of what is no letter',
      text: 'I am in Room 3. I liked the white suits. The queen had a blue dot.',
      finds: [],
    },
  ],
};
