import { excerptAround } from '../text/excerpt.ts';
import type { Rule } from './rule.ts';

const simile =
  /\b(?:as \p{L}+ as (?!(?:i|we|he|she|they|you|it|possible|soon|well)\b)(?:an? |the )?\p{L}+|(?:was|were|is|are|felt|looked|sounded|smelt|tasted|banging|shaking|flat|down|face|eyes|teeth|hands|heart|\p{L}+ing|\p{L}+ed) like (?:an? |the )?(?!(?:to|that|this|it|me|him|her|them|you|us)\b)\p{L}+)/giu;

/** A comparison with 'as … as' or 'like a …'. */
export const similes: Rule = {
  id: 'simile',
  find(text) {
    const quotations = Array.from(text.text.matchAll(simile), (match) =>
      excerptAround(text, { start: match.index, end: match.index + match[0].length }),
    ).filter((quotation) => quotation !== null);
    return quotations.length === 0 ? [] : [{ kind: 'strength', quotations, weight: 0.95 }];
  },
  strength: {
    effects: [
      'helps me see it',
      'makes a clear picture',
      'paints a picture in my mind',
      'is a simile that lets me picture the moment',
      'compares two things in a way the reader can picture',
    ],
    sentences: [
      'You used a simile, {q}, and I could see it at once.',
      'The simile {q} makes this part come alive.',
      'I could picture it when you wrote {q}.',
    ],
    reasons: [
      'A simile like that shows the reader and does not just tell.',
      'Now I can see what you saw.',
      'A comparison helps a reader to imagine something new.',
    ],
  },
};
