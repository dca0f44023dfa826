/** Whether a step asks only for capitals, marks, letters or lines, so that correcting them answers it. */
export const isAboutMarks = (comment: string): boolean =>
  /\b(?:capitals?|full stops?|punctuat\p{L}*|commas?|apostrophes?|(?:speech|quotation|question|exclamation|talking) marks?|spell\p{L}*|misspel\p{L}*|paragraphs?|new line|line breaks?|sentences? (?:ends?|stops?|begins?|starts?)|run[- ]?on|proof-?read\p{L}*|edit\p{L}*|macrons?|tohutō)\b/iu.test(
    comment,
  );
