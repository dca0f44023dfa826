import { phraseAround } from '../../text/phrase.ts';
import { nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './speech-marks.wording.ts';

const spoken =
  /\b(?:i|he|she|they|we|mum|dad|nana|koro|\p{L}{3,}) (?:said|sed|yelled|shouted|whispered|asked)[,:]? (?:oh|hi|hello|hey|can (?:i|we|you)|could you|please|don['’]?t|come (?:on|here|back|in)|go (?:away|home|back)|stop|help|look|run|wow|let['’]?s|thank you|get (?:out|up|in|back)|be (?:quiet|careful)|who are)\b/giu;

/** Somebody's own words without speech marks, in a text that has none. */
export const speechMarks: Rule = {
  find(text) {
    if (/["“”]/u.test(text.text)) return [];
    const places = Array.from(text.text.matchAll(spoken), (match) =>
      phraseAround(text, { start: match.index, end: match.index + match[0].length }),
    ).filter((place) => place !== null);
    return nextStepAtSeveral(places, places.length > 1 ? 0.82 : 0.66);
  },
  skill: 'speechMarks',
  wording,
  taken: { by: 'mending' },
  speaksOf: {
    nextStep: {
      punctuation: 1,
      dialogue: 1,
      'narrative features': 1,
      'general writing': 5,
      'recount features': 5,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'finds words that are spoken',
      text: 'Then Dad said oh no. We ran.',
      finds: [{ kind: 'nextStep', quotations: [['Then Dad said oh no']] }],
    },
    {
      title: 'leaves words that are only told, and a text with marks, alone',
      text: 'Dad said that we could go. “Help!” I said. He said look at “this”.',
      finds: [],
    },
  ],
};
