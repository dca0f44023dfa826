/** Somebody is put to bed, and an end is put to something: nothing is laid or dropped. */
export const noPutting = String.raw`(?! (?:\p{L}+ ){1,3}(?:to (?:sleep|bed|work|rest|shame)|in charge|first|last)\b)(?! (?:\p{L}+ ){0,3}(?:blame|pressure|effort|stop|end to|spell|curse)\b)`;

/** Whoever comes across a thing finds it. */
export const noFinding = String.raw`(?! across (?:an?|some|two|three|the)\b(?! (?:\p{L}+ )?(?:road|street|field|river|bridge|paddock|court|sea|playground|grass|room|hall)\b))`;

/** No thing flies, or is gripped or tugged. */
export const noThrowing = String.raw`(?! an? (?:\p{L}+ )?(?:party|tantrum|fit|wobbly|punch)\b)`;
export const noPulling = String.raw`(?! (?:an?|my|his|her) (?:\p{L}+ )?(?:face|faces|muscle|hamstring|prank|trick|leg)\b)`;
export const noHolding = String.raw`(?! (?:my|his|her|our|their) (?:breath|nose|tongue|heads? (?:up|high))\b)`;

/** Who walks into a post bumps into it: no stroll and no march. */
export const noBumping = String.raw`(?! (?:straight |right )?into (?:an?|the|my|his|her) (?:\p{L}+ )?(?:rocks?|posts?|poles?|walls?|trees?|doors?|windows?|fence|cow|bin|sign|table|lamp\p{L}*|spider\p{L}*|web)\b)`;
