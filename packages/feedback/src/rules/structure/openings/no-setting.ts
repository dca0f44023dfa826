/** What carries somebody to a place is not where it happened: “went to the zoo on the bus”. */
const aRide = /^(?:on|in) (?:the|a|an|our|my) (?:\p{L}+ )?(?:bus|train|ferry)$/iu;

/** ‘We got on the bus’ tells what somebody did, not where it happened. */
const mounting =
  /\b(?:got|get|gets|hopped|jumped|climbed|piled|went|stepped)(?: (?:back|all))? $/iu;

const going = /\bto\b|\b(?:went|go|drove|rode|came|left|travelled)\b/iu;

/** “In the bus window”: the place only says which one. */
const ofThePlace =
  /^ (?:windows?|stops?|stations?|drivers?|seats?|doors?|shelters?|tickets?|floors?|walls?|gates?|keys?|bags?|captain|cat|dog|drawers?|cupboards?|tables?|bench)\b/iu;

/** Every town has one. */
const anywhere = /\bmain (?:street|road)$/iu;

/** “Faka Me, as we say in Tongan” */
const language =
  /^in (?:Tongan|Samoan|Fijian|M[āa]ori|te reo|English|Chinese|Mandarin|Cantonese|Hindi|Korean|Japanese|Spanish|French|Punjabi|Tagalog|Niuean)\b/iu;

/** Whether words with a place in them tell of a ride, which began at an index of a stretch of text. */
export const isRide = (words: string, stretch: string, at: number): boolean =>
  aRide.test(words) && (going.test(stretch) || mounting.test(stretch.slice(0, at)));

/** Whether what comes after a place makes it say only which thing is meant. */
export const namesWhich = (after: string): boolean => ofThePlace.test(after);

export const isNoPlace = (words: string): boolean => anywhere.test(words) || language.test(words);
