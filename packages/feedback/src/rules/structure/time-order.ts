import { nextStep, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './time-order.wording.ts';

const timeWord =
  /(?<=^|[.!?]["”’]?\s+)(?:first(?:ly| of all)?|at first|second(?:ly)?|third(?:ly)?|next|after that|after (?:lunch|dinner|breakfast|tea|a while|school)|later(?: on| that (?:day|night|morning|afternoon|evening))?|finally|eventually|meanwhile|suddenly|soon|at last|in the end|lastly|the next (?:day|morning|thing|night)|that (?:night|afternoon|morning|evening)|afterwards|before long|straight away|when we (?:got|finally|arrived)|in the (?:morning|afternoon|evening)|on the (?:last|first|second|third|way)|(?:an?|two|three|five|ten) (?:hours?|minutes?|days?) later)\b/gimu;

/** Words that put events in order at the start of sentences. */
export const timeOrder: Rule = {
  find(text) {
    const used = Array.from(text.text.matchAll(timeWord), (match) => match[0]);
    const different = [...new Map(used.map((word) => [word.toLowerCase(), word])).values()];
    if (different.length >= 2)
      return strengthInWords(different, different.length >= 3 ? 0.8 : 0.55);
    return text.words.length < 60 ? [] : nextStep([], 0.5);
  },
  wording,
  speaksOf: {
    strength: {
      praise: 10,
      'narrative structure': 5,
      'narrative features': 7,
      'procedural features': 3,
      'recount structure': 3,
      'recount features': 3,
      'general writing': 10,
      organisation: 2,
      connectives: 1,
    },
    nextStep: {
      'narrative structure': 5,
      'procedural features': 4,
      'recount structure': 4,
      'recount features': 5,
      organisation: 3,
      connectives: 2,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises time words at the start of sentences',
      text: 'First we ran. After that we swam. Finally we slept.',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['First', 'After that'],
            ['After that', 'Finally'],
          ],
        },
      ],
    },
    {
      title: 'asks for them in a longer text',
      text: 'We ran to the gate and the dog ran too. '.repeat(6),
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
    { title: 'says nothing of a short text without', text: 'We ran.', finds: [] },
  ],
};
