import { openingsOf, beginningOf, stretchOf } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

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
  strength: {
    effects: [
      'helps me know when and where',
      'sets the scene',
      'tells the reader when and where this happens',
      'is an opening that gives the reader the information they need',
    ],
    sentences: [
      'Your opening sets the scene with {q}.',
      'I know when and where I am from {q}.',
      'By opening with {q}, you orient the reader in time and place.',
    ],
    reasons: [
      'I know where I am from the start.',
      'A clear start helps the reader.',
      'Knowing the time and place lets the reader picture what follows.',
    ],
    again: [
      'add one more detail to the scene at the start',
      'add to the opening one thing that could be seen or heard there',
      'develop your opening with one more detail about the place',
    ],
  },
  nextStep: {
    actions: [
      'tell me {missing}',
      'help the reader to know {missing}',
      'add a few words to show {missing}',
    ],
    sentences: [
      'The start does not yet tell me {missing}. Add that near {q}.',
      'Near {q}, add {missing}.',
    ],
    reasons: ['Then the reader can picture the scene.', 'A reader needs that to get started.'],
    examples: [
      'On a wet Tuesday, Mum and I drove to Napier.',
      'Last winter, my cousins came to our farm.',
      'Early one morning, down at the wharf, a boat was missing.',
    ],
    questions: [
      'What does a reader need to know at the start?',
      'Could a reader tell when and where this is?',
      'What could the first sentence show about the place?',
      'What would someone who was not there ask first?',
    ],
  },
};
