/** How a letter or a speech begins: ‘Dear Ms Hall’, ‘Kia ora koutou’. For patterns without case. */
export const GREETING = String.raw`(?:dear|hi|hello|hey|kia ora|m[oō]rena|t[eē]n[aā] (?:koe|koutou|r[aā]|t[aā]tou)|talofa|m[aā]l[oō](?: e lelei)?|bula|namaste|n[iǐ] h[aǎ]o|good (?:morning|afternoon|day|evening))`;

/** A line or a text that begins so. */
export const greets = new RegExp(String.raw`^\W*${GREETING}(?!\p{L})`, 'iu');

/**
 * How it ends when all is said: ‘Thank you for reading this’, ‘Ngā mihi’. ‘Thanks to Koro’ tells
 * something. For patterns without case.
 */
export const FAREWELL = String.raw`(?:thanks?(?! to\b)|thank you|cheers|yours|your (?:friend|son|daughter|grand\p{L}+|neighbour|student)s?|(?:kind |best |warm )?(?:regards|wishes)|many thanks|(?:lots of )?(?:love|luv)|from|see y(?:ou|a)|(?:good)?bye|ng[aā] mihi|arohanui|fa['’]afetai|m[aā]l[oō])`;
