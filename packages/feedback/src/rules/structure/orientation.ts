import { openingsOf, beginningOf, stretchOf } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './orientation.wording.ts';

const when =
  /\b(?:(?:mon|tues|wednes|wens|thurs|fri|satur|sun)day|yesterday|today|last (?:week|weekend|night|year|month|term|summer|holidays?)|(?:in|during|on) the (?:holidays|weekend|morning|afternoon|evening|summer|winter|night)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|term)|one (?:day|night|morning|afternoon|evening|summer|winter|stormy|dark|sunny|cold)|once upon|long ago|years ago|it was (?:a|the) (?:\p{L}+ )?(?:day|night|morning|afternoon)|when i was|at \d|\d(?:am|pm| o)|the (?:first|second|last|third|final) (?:day|night|morning)|this (?:year|term|week|morning))\b/iu;
const where =
  /\b(?:at|in|to|on|by|near|inside|outside|under|beside|behind) (?:the |a |an |my |our |his |her |their )?(?:\p{Ll}+ )?(?!(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|morning|afternoon|night|weekend|holidays?|day|week|time|minute|\d))(?:\p{Lu}[\p{L}\p{M}]+|beach|park|camp|school|house|home|farm|forest|bush|river|lake|sea|zoo|pool|marae|shop|shops|town|city|village|castle|hall|garden|room|class|bed|bus|boat|mountain|island|court|field|hospital|library|kitchen|bach|jungle|cave|street|road|playground|museum|stadium|movies|ground|bridge|tree|space|office|hut|tent|waterfall)\b/u;

/** An opening that tells when and where, or leaves one of them out. */
export const orientation: Rule = {
  find(text) {
    const opening = beginningOf(text, 3);
    const stretch = stretchOf(text, opening);
    const hasWhen = when.test(stretch);
    const hasWhere = where.test(stretch);
    if (hasWhen && hasWhere) {
      const telling = opening.filter(
        (sentence) => when.test(sentence.text) || where.test(sentence.text),
      );
      return strength(openingsOf(text, telling), 0.75);
    }
    const missing = hasWhen
      ? 'where it happens'
      : hasWhere
        ? 'when it happens'
        : 'when and where it happens';
    return nextStep(openingsOf(text, opening.slice(0, 1)), hasWhen || hasWhere ? 0.55 : 0.75, {
      missing,
    });
  },
  wording,
  speaksOf: {
    strength: { 'narrative structure': 2, 'recount structure': 1, description: 4, opening: 2 },
    nextStep: { 'narrative structure': 2, 'recount structure': 1, opening: 2 },
  },
  cases: [
    {
      title: 'praises an opening that tells when and where',
      text: 'On Saturday we went to the beach. It was hot.',
      finds: [{ kind: 'strength', quotations: [['On Saturday we went to the beach']] }],
    },
    {
      title: 'asks for what is missing',
      text: 'On Saturday we had fun. It was hot.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['On Saturday we had fun']],
          slots: { missing: 'where it happens' },
        },
      ],
    },
  ],
};
