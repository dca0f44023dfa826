import { excerptAround, excerptsOf } from '../../text/excerpt.ts';
import { beginningOf, openingsOf } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './position.wording.ts';

const stance =
  /\b(?:i (?:strongly |really |truly |firmly )?(?:believe|think|feel|agree|disagree|reckon)|in my op+ini?on|(?:school|town|class|country|city) needs|should(?:n['’]?t| not)?|must(?:n['’]?t| not)?|ought to|need to|it is time|please (?:let|can|stop|help|give))\b/giu;

/** A clear position at the beginning of a persuasive text. */
export const position: Rule = {
  find(text) {
    const [first, second, third] = beginningOf(text, 3);
    const end = (third ?? second ?? first)?.end ?? 0;
    const early = Array.from(text.text.matchAll(stance))
      .filter((match) => match.index < end)
      .flatMap(
        (match) =>
          excerptAround(text, { start: match.index, end: match.index + match[0].length }) ?? [],
      );
    if (early.length > 0) return strength([...new Set(early)], 0.85);
    const later = excerptsOf(text, stance);
    return nextStep(openingsOf(text, beginningOf(text, 1)), later.length > 0 ? 0.6 : 0.85);
  },
  wording,
  speaksOf: {
    strength: { 'persuasive structure': 1, 'persuasive features': 5, opening: 3, opinion: 1 },
    nextStep: { 'persuasive structure': 1, opinion: 1 },
  },
  cases: [
    {
      title: 'praises a view at the start',
      text: 'I believe that dogs should come to school. They are fun.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for one',
      text: 'Dogs are fun. Dogs are good pets.',
      finds: [{ kind: 'nextStep', quotations: [['Dogs are fun']] }],
    },
  ],
};
