import { unquoted } from './task-talk.ts';

/** Whether a step asks only for capitals, marks, letters or lines, so that correcting them answers it. */
export const isAboutMarks = (comment: string): boolean =>
  /\b(?:capitals?|(?:small|lower[- ]?case|upper[- ]?case) letters?|full stops?|punctuat\p{L}*|commas?|hyphens?|apostrophes?|(?:speech|quotation|question|exclamation|talking) marks?|which marks?|spell\p{L}*|spelt|misspel\p{L}*|(?:is|be|are|as|into) (?:one|two) words?|paragraphs?|new line|line breaks?|sentences? (?:ends?|stops?|begins?|starts?|needs?)|run[- ]?on|proof-?read\p{L}*|edit\p{L}*|macrons?|(?:long|short) vowels?|vowel is)\b|(?<!\p{L})(?:tohu\p{L}*|pū ?(?:matua|riki))(?!\p{L})/iu.test(
    comment,
  );

/** Whether words that are only corrected can't be what a step asks for: it asks what happened, or why. */
const asksWhat =
  /\b(?:add|describe|explain|tell|say|more|details?|reasons?|examples?|why|feel|felt|who|where|another|other|stronger|what (?:did|was|were|is|are|happen\p{L}*|made|makes|kind|else|could|can|do you)|how (?:did|does it|was|were|many|much|big|long|far|fast))\b/iu;

/** Whether a step may be answered where its own words were only corrected. */
export const mayBeMended = (comment: string): boolean =>
  isAboutMarks(comment) || !asksForWriting(comment);

/** Whether only more words, or other ones, can be what a step asks for. */
export const asksForWriting = (comment: string): boolean => asksWhat.test(unquoted(comment));
