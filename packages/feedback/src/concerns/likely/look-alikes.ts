import type { ConcernKind } from '@second-draft/contract';
import { onceForEach } from '../../text/remembered.ts';
import type { PlainSentence } from '../finding/plain-sentence.ts';

/** Families sleep in cars, go without and are scared then. */
const upheaval =
  /\b(?:earthquakes?|aftershocks?|cyclones?|floods?|flooded|flooding|tsunamis?|road ?trips?|camping|campsite|campground|tramping)\b/u;
const roughNights =
  /\b(?:sleep|sleeps|slept|sleeping|beds?|mattress|food|hungry|power|shower|cold|freezing|scared|dark|noodles)\b/u;
/** What no upheaval explains. */
const harm =
  /\b(?:hit\w*|punch\w*|kick\w*|slap\w*|smack\w*|push\w*|threw|throws?|hurt\w*|touch\w*|yell\w*|drunk|drinking|beers?|police|hide|hides|hid|hiding|tell|telling|secret|him|he|left us|alone|ourselves|again|always|every|dont|never)\b/u;

/** Who tells such a text is no child. */
const persona =
  /^(?:(?:hi|hello|kia ora)(?: \w+)? )?(?:(?:my name is|im|i am) \w+ (?:and )?)?(?:im|i am) an? (?:\w+ ){0,2}(?:moth|butterfly|caterpillar|bee|ant|spider|weta|snail|worm|bird|kiwi|tui|kea|kereru|pukeko|penguin|duck|hen|seagull|dog|puppy|cat|kitten|horse|cow|sheep|lamb|goat|pig|mouse|rat|possum|stoat|hedgehog|rabbit|fish|goldfish|whale|dolphin|shark|seal|turtle|eel|frog|tree|kauri|leaf|seed|flower|river|raindrop|cloud|rock|sock|shoe|gumboot|jandal|pencil|crayon|book|ball|coin|bottle|chair|desk|toaster|fridge|car|bus|teddy|doll)\b/u;

const fullToBursting =
  /\b(?:full|fed|feeds?|ate|eat|eats|eating|eaten|food|pizza|puddings?|cake|hangi|lunch|dinner|tea|pies?)\b.*\b(?:explode|burst|pop)\b/u;

const wishOfAnother = /\bi wish (?:she|he|they) (?:would|could|was|were)\b/u;
const ofMyself = /\b(?:me|my ?self|die|died|dead|end|ends|over|stop|stops|heaven|gone|alive)\b/u;

/** What may make a text harmless where one sentence of it isn't. */
export interface Surroundings {
  amongUpheaval: boolean;
  isPersona: boolean;
}

export const surroundingsOf = onceForEach((sentences: readonly PlainSentence[]): Surroundings => ({
  amongUpheaval: sentences.some(({ text }) => upheaval.test(text)),
  isPersona: sentences.slice(0, 2).some(({ text }) => persona.test(text)),
}));

/**
 * What only looks like something to tell: a night in the car after an earthquake, a full tummy, the
 * life of a moth.
 */
export function isLookAlike(
  words: readonly string[],
  kind: ConcernKind,
  { amongUpheaval, isPersona }: Surroundings,
): boolean {
  const text = words.join(' ');
  if (isPersona || fullToBursting.test(text)) return true;
  if (kind === 'selfHarm' && wishOfAnother.test(text) && !ofMyself.test(text)) return true;
  return amongUpheaval && roughNights.test(text) && !harm.test(text);
}
