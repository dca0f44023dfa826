/** What follows an apostrophe and is a word's ending: ’s, ’ll. */
export const contraction = /^(?:s|t|d|m|ll|re|ve)$/u;

/** All that stands between a word and what is joined to it. */
export const apostrophe = /^['’‘`´′]$/u;
