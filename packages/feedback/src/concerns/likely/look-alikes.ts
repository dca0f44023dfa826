import type { PlainSentence } from '../plain-sentence.ts';

/** Families sleep in cars, go without and are scared then. */
const upheaval =
  /\b(?:earthquakes?|aftershocks?|cyclones?|floods?|flooded|flooding|tsunamis?|road ?trips?|camping|campsite|campground|tramping)\b/u;
const roughNights =
  /\b(?:sleep|sleeps|slept|sleeping|beds?|mattress|food|hungry|power|shower|cold|freezing|scared|dark|noodles)\b/u;
/** What no upheaval explains. */
const harm =
  /\b(?:hit\w*|punch\w*|kick\w*|slap\w*|smack\w*|push\w*|threw|throws?|hurt\w*|touch\w*|yell\w*|drunk|drinking|beers?|police|hide|hides|hid|hiding|tell|telling|secret|him|he|left us|alone|ourselves|again|always|every|dont|never)\b/u;

const fullToBursting =
  /\b(?:full|fed|feeds?|ate|eat|eats|eating|eaten|food|pizza|puddings?|cake|hangi|lunch|dinner|tea|pies?)\b.*\b(?:explode|burst|pop)\b/u;

export const isOfUpheaval = (sentences: readonly PlainSentence[]): boolean =>
  sentences.some(({ text }) => upheaval.test(text));

/** What only looks like something to tell: a night in the car after an earthquake, a full tummy. */
export const isLookAlike = (words: readonly string[], amongUpheaval: boolean): boolean => {
  const text = words.join(' ');
  if (fullToBursting.test(text)) return true;
  return amongUpheaval && roughNights.test(text) && !harm.test(text);
};
