/** What follows an apostrophe and is a word's ending: ’s, ’ll. */
export const contraction = /^(?:s|t|d|m|ll|re|ve)$/u;
