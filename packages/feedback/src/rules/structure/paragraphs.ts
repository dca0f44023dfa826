import { isSpoken, openingPhrase } from '../../text/phrase.ts';
import { countWords } from '../../text/words.ts';
import { nextStepAtSeveral, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './paragraphs.wording.ts';

/** A longer block is hard on the reader (words). */
const LONG_BLOCK = 120;

/** If every reason needs its own paragraph, a shorter block is long. */
const LONG_ARGUMENT = 80;
const newReason = /(?<=[.!?]\s)(?:also|another|secondly|thirdly|plus)\b/giu;

/** A longer block needs a break, even if nothing shows the best place. */
const ENDLESS = 200;

/** A sentence that turns to another time, place or argument. */
const turn =
  /^(?:(?:the )?next\b|after (?:that|we|i|lunch|dinner|a while|school)|then (?:we|i) (?:went|got|drove|walked|came|headed|flew)\b|finally|suddenly|later|when (?:we|i) (?:got|arrived|finally)|in the (?:morning|afternoon|evening|end)|on the (?:way|last|second|third)|another|secondly|thirdly|also|my (?:second|third|next|last)|they (?:eat|live)|first(?:ly)?|one (?:day|night)|at (?:lunch|night|last|first))/iu;

/** Paragraphs, or one long block of text. */
export const paragraphs: Rule = {
  find(text) {
    const bodies = text.lines.filter((line) => line !== text.title && line.text.length > 60);
    if (bodies.length >= 3) {
      const starts = new Set(bodies.slice(1).map(({ start }) => start));
      const firsts = text.sentences.filter((sentence) => starts.has(sentence.start));
      const openings = firsts.flatMap((one) =>
        openingPhrase(text, one).filter((phrase) => one.text.startsWith(phrase)),
      );
      return strength(openings, 0.5);
    }
    const [longest] = bodies.toSorted((a, b) => b.text.length - a.text.length);
    if (longest === undefined) return [];
    const reasons = [...longest.text.matchAll(newReason)].length;
    if (countWords(longest.text) < (reasons >= 2 ? LONG_ARGUMENT : LONG_BLOCK)) return [];
    const inside = text.sentences.filter(
      (one) => one.start > longest.start && one.end < longest.end && !isSpoken(text, one),
    );
    const middle = (longest.start + longest.end) / 2;
    const nearest = inside.toSorted(
      (a, b) => Math.abs(a.start - middle) - Math.abs(b.start - middle),
    );
    const turns = nearest.filter((sentence) => turn.test(sentence.text));
    const isEndless = countWords(longest.text) > ENDLESS;
    const breaks = turns.length === 0 && isEndless ? nearest.slice(0, 1) : turns.slice(0, 2);
    const places = breaks
      .toSorted((a, b) => a.start - b.start)
      .flatMap((one) => openingPhrase(text, one).filter((phrase) => one.text.startsWith(phrase)));
    return nextStepAtSeveral(places, isEndless ? 0.92 : 0.86);
  },
  skill: 'paragraphs',
  wording,
  taken: {
    by: 'breaking',
    isSo: ({ beginsLine }) => beginsLine,
  },
  speaksOf: {
    strength: {
      'narrative structure': 6,
      'persuasive structure': 7,
      'report structure': 4,
      'recount structure': 5,
      organisation: 1,
    },
    nextStep: {
      'narrative structure': 4,
      'persuasive structure': 5,
      'report structure': 3,
      'recount structure': 4,
      'general writing': 3,
      organisation: 1,
      'report features': 8,
    },
  },
  cases: [
    {
      title: 'praises a paragraph for each part',
      text: 'We drove to the beach in the dark, singing songs all the way there.\nThe tide was out. We dug for pipi until our hands were cold and red.\nAt last Mum lit a fire. We ate and told stories until the stars came.',
      finds: [{ kind: 'strength', quotations: [['The tide was out'], ['At last Mum lit a fire']] }],
    },
    {
      title: 'asks for one in a long block, where it turns',
      text: 'We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. After lunch we fished. The boat was old and it was green. The boat was old and it was green. The boat was old and it was green. The boat was old and it was green. The boat was old and it was green. The boat was old and it was green. The boat was old and it was green. The boat was old and it was green. ',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'says nothing of a short text',
      text: 'We swam. We ate. After lunch we fished.',
      finds: [],
    },
  ],
};
