import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { saidEarly } from './ending-of-argument.ts';
import { wording } from './past-ending.wording.ts';

/** Chats with the reader, tells what happened, or goes on with reasons; “I love our pool” may end it. */
const aside =
  /^\W*(?:do you (?:like|know)\b|did you know\b|have you ever\b|(?:i|we) (?:had|got|went|was|were|saw)\b|my \p{L}+ (?:was|had|likes|said|went|got|saw)\b|(?:also|another|plus|by the way)\b)/iu;

/** One sentence after it may be its last word. */
const FEWEST_AFTER = 2;

/** The end of an argument is said, and more follows that belongs further up or nowhere. */
export const pastEnding: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument') return [];
    const after = saidEarly(text)?.after ?? [];
    const [first] = after;
    if (first === undefined || after.length < FEWEST_AFTER || !aside.test(meant(first))) return [];
    return nextStep(openingPhrase(text, first), 0.88);
  },
  skill: 'conclusion',
  wording,
  taken: { by: 'ordering', where: 'anywhere' },
  speaksOf: {
    nextStep: {
      'persuasive structure': 2,
      'persuasive features': 6,
      ending: 2,
      opinion: 2,
      'general writing': 4,
    },
  },
  cases: [
    {
      title: 'asks to end with what is wanted where chat follows it',
      text: 'I think our street needs a giant kiwifruit. People would stop for a photo. They would buy a pie. It would not cost much. So that is why we should have a giant kiwifruit. Do you like kiwifruit? I like the gold ones. The carrot is big but ours could be bigger.',
      finds: [{ kind: 'nextStep', quotations: [['Do you like kiwifruit?']] }],
    },
    {
      title: 'leaves a last word alone',
      text: 'I think our street needs a giant kiwifruit. People would stop for a photo. They would buy a pie. So that is why we should have a giant kiwifruit. It is only paint. I like to think of the view.',
      finds: [],
    },
    {
      title: 'leaves alone what moves its reader once more',
      text: 'I think our street must keep its kiwifruit. People would stop for a photo. They would buy a pie. So that is why we should keep our kiwifruit. We have waited too long. I love how it shines. Do you want a street like any other?',
      finds: [],
    },
    {
      title: 'leaves an argument alone that asks again at its end',
      text: 'I think our street needs a giant kiwifruit. People would stop for a photo. They would buy a pie. So that is why we should have a giant kiwifruit. Do you like kiwifruit? I like the gold ones. Please build one.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We went to see the giant kiwifruit. It was big. That is why we went again on Sunday. Do you like kiwifruit? I like the gold ones. We ate pies.',
      finds: [],
    },
  ],
};
